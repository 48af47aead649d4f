/** The loop: a job in, a forked child that runs it under limits, a result out. */
export const run = String.raw`def play(job, out):
    """In the child: runs the program and writes what came of it. 'out' is the one file that it may write to."""
    found = {"exitCode": 0, "graphs": []}
    code = None
    try:
        tree = ast.parse(job["program"])
        found["isLiteral"] = writes_answer_down(tree)
        found["readsGraph"] = reads_graph(tree)
        code = compile(tree, "program", "exec")
    except BaseException as error:
        found.update(exitCode=1, error=said(error))
    space = {"__name__": "__main__"}
    given = job.get("given")
    if given is not None:
        space["nodes"] = list(given["nodes"])
        space["edges"] = [tuple(edge) for edge in given["edges"]]
    BUILT.clear()
    filter_calls()
    if code is not None:
        try:
            exec(code, space)
        except SystemExit as error:
            if error.code not in (0, None):
                found.update(exitCode=1, error=said(error))
        except BaseException as error:
            found.update(exitCode=1, error=said(error))
    try:
        if found["exitCode"] == 0 and "ans" in space:
            found["answer"] = shown(space["ans"])
    except BaseException as error:
        found.update(exitCode=1, error=said(error))
    directed = job["directed"]
    if "nodes" in space:
        found["declaredNodes"] = listed_nodes(space["nodes"])
    if "edges" in space:
        found["declaredEdges"] = listed_edges(space["edges"], directed)
    found["graphs"] = [graph for graph in (built(g, directed) for g in BUILT) if graph is not None]
    send(out, {k: v for k, v in found.items() if v is not None})


def said(error):
    try:
        return (type(error).__name__ + ": " + str(error)).splitlines()[0][:300]
    except BaseException:
        return type(error).__name__


def send(out, found):
    data = json.dumps(found).encode()
    if len(data) > CAP:
        data = json.dumps({"exitCode": 1, "graphs": [], "error": "the answer is too long"}).encode()
    while data:
        data = data[os.write(out, data):]


def limit(job):
    seconds = job["timeout"] / 1000
    resource.setrlimit(resource.RLIMIT_AS, (job["memory"], job["memory"]))
    resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 2, int(seconds) + 2))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_NOFILE, (64, 64))


def child(job, out, parent):
    os.setsid()
    LIBC.prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:
        os._exit(1)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    nothing = os.open(os.devnull, os.O_RDWR)
    for fd in (0, 1, 2):
        os.dup2(nothing, fd)
    os.closerange(3, out)
    os.closerange(out + 1, 256)
    limit(job)
    play(job, out)


def run(job):
    reading, writing = os.pipe()
    parent = os.getpid()
    pid = os.fork()
    if pid == 0:
        try:
            child(job, writing, parent)
        except BaseException:
            pass
        os._exit(0)
    os.close(writing)
    data, late = collect(reading, time.monotonic() + job["timeout"] / 1000)
    os.close(reading)
    try:
        os.killpg(pid, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        os.kill(pid, signal.SIGKILL)
    _, status = os.waitpid(pid, 0)
    return {"left": data.decode("utf-8", "replace"), "timedOut": late or was_slow(status)}


def collect(reading, deadline):
    """What the child writes until it closes, and whether its time ran out."""
    data = b""
    while True:
        left = deadline - time.monotonic()
        if left <= 0 or not select.select([reading], [], [], left)[0]:
            return data, True
        part = os.read(reading, 65536)
        if not part:
            return data, False
        if len(data) <= CAP:
            data += part


def was_slow(status):
    return os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGXCPU


def keeps_in():
    """Whether a program runs here, and is refused what it may not do."""
    proof = "import os\ntry:\n    os.fork()\nexcept PermissionError:\n    ans = 1"
    told = run({"program": proof, "directed": False, "timeout": 10000, "memory": 1 << 30})
    return json.loads(told["left"] or "{}").get("answer") == "1"


def main():
    LIBC.prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    versions = {"python": platform.python_version()}
    for module in (networkx, numpy):
        if module is not None:
            versions[module.__name__] = module.__version__
    jobs, results = os.fdopen(os.dup(0), "r", encoding="utf-8"), os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_RDWR), 1)
    def tell(line):
        results.write(json.dumps(line) + "\n")
        results.flush()
    if sys.platform != "linux" or platform.machine() not in ARCHS:
        return tell({"refused": "no filter of system calls for " + sys.platform + " on " + platform.machine()})
    gc.collect()
    gc.freeze()  # children share what is loaded instead of copying it
    if not keeps_in():
        return tell({"refused": "programs can be neither limited nor filtered here"})
    tell({"ready": versions})
    for line in jobs:
        tell(run(json.loads(line)))


main()
`;
