/** What the runner of Python programs loads once: a graph library is watched, so that the graphs a program builds are known. */
export const imports = `import ast, ctypes, fcntl, gc, json, os, platform, resource, select, signal, struct, sys, time

CAP = 1 << 20        # bytes of a result
ITEMS = 20000        # nodes or edges that are looked at
GRAPHS = 64          # graphs that are looked at
LIBC = ctypes.CDLL(None, use_errno=True)
PR_SET_PDEATHSIG, PR_SET_NO_NEW_PRIVS, PR_SET_SECCOMP = 1, 38, 22

try:
    import networkx
except ImportError:
    networkx = None
try:
    import numpy
except ImportError:
    numpy = None

BUILT = []
if networkx is not None:
    def watched(cls):
        made = cls.__init__
        def init(self, *args, **kwargs):
            if len(BUILT) < GRAPHS:
                BUILT.append(self)
            made(self, *args, **kwargs)
        cls.__init__ = init
    watched(networkx.Graph)
    watched(networkx.DiGraph)
`;
