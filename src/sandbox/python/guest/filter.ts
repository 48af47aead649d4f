/** The filter of system calls that a program runs under: a list of what it may do, reading files included, and nothing that starts, signals, connects or writes. */
export const filter = `# Calls that a program may make; any other fails with EPERM. Numbers: x86_64, aarch64.
ALLOWED = {
    "read": (0, 63), "write": (1, 64), "close": (3, 57), "stat": (4, None), "fstat": (5, 80), "lstat": (6, None),
    "poll": (7, None), "lseek": (8, 62), "mmap": (9, 222), "mprotect": (10, 226), "munmap": (11, 215), "brk": (12, 214),
    "rt_sigaction": (13, 134), "rt_sigprocmask": (14, 135), "rt_sigreturn": (15, 139), "pread64": (17, 67),
    "readv": (19, 65), "writev": (20, 66), "access": (21, None), "select": (23, None), "sched_yield": (24, 124),
    "mremap": (25, 216), "madvise": (28, 233), "dup": (32, 23), "nanosleep": (35, 101), "getpid": (39, 172),
    "exit": (60, 93), "uname": (63, 160), "getdents": (78, None), "getcwd": (79, 17),
    "readlink": (89, None), "gettimeofday": (96, 169), "getrlimit": (97, 163), "getrusage": (98, 165),
    "sysinfo": (99, 179), "times": (100, 153), "getuid": (102, 174), "getgid": (104, 176), "geteuid": (107, 175),
    "getegid": (108, 177), "getppid": (110, 173), "sigaltstack": (131, 132), "statfs": (137, 43), "gettid": (186, 178),
    "time": (201, None), "futex": (202, 98), "sched_getaffinity": (204, 123), "getdents64": (217, 61),
    "clock_gettime": (228, 113), "clock_getres": (229, 114), "clock_nanosleep": (230, 115), "exit_group": (231, 94),
    "newfstatat": (262, 79), "readlinkat": (267, 78), "faccessat": (269, 48), "pselect6": (270, 72), "ppoll": (271, 73),
    "set_robust_list": (273, 99), "dup3": (292, 24), "getrandom": (318, 278), "membarrier": (324, 283),
    "statx": (332, 291), "rseq": (334, 293), "faccessat2": (439, 439),
}
# Opening is allowed to read only: the place of the flags among the arguments.
OPENING = {"open": ((2, None), 1), "openat": ((257, 56), 2)}
WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
# Descriptors may be copied and asked about, and not be given an owner, who would be sent a signal of the program's choice.
FCNTL = (72, 25)
COMMANDS = (fcntl.F_DUPFD, fcntl.F_DUPFD_CLOEXEC, fcntl.F_GETFD, fcntl.F_SETFD, fcntl.F_GETFL)
ARCHS = {"x86_64": (0, 0xC000003E), "aarch64": (1, 0xC00000B7)}


def filter_calls():
    which, arch = ARCHS[platform.machine()]
    load, jump_equal, jump_set, jump_above, give = 0x20, 0x15, 0x45, 0x35, 0x06
    allow, deny, kill = 0x7FFF0000, 0x00050000 | 1, 0x80000000
    code = [(load, 0, 0, 4), (jump_equal, 1, 0, arch), (give, 0, 0, kill), (load, 0, 0, 0)]
    code += [(jump_above, 0, 1, 0x40000000), (give, 0, 0, deny)]
    for numbers, place in OPENING.values():
        if numbers[which] is not None:
            code += [(jump_equal, 0, 4, numbers[which]), (load, 0, 0, 16 + 8 * place), (jump_set, 0, 1, WRITING),
                     (give, 0, 0, deny), (give, 0, 0, allow)]
    code += [(jump_equal, 0, 2 + 2 * len(COMMANDS), FCNTL[which]), (load, 0, 0, 24)]
    for command in COMMANDS:
        code += [(jump_equal, 0, 1, command), (give, 0, 0, allow)]
    code.append((give, 0, 0, deny))
    for numbers in ALLOWED.values():
        if numbers[which] is not None:
            code += [(jump_equal, 0, 1, numbers[which]), (give, 0, 0, allow)]
    code.append((give, 0, 0, deny))
    program = b"".join(struct.pack("HBBI", *step) for step in code)
    buffer = ctypes.create_string_buffer(program, len(program))
    class Filter(ctypes.Structure):
        _fields_ = [("length", ctypes.c_ushort), ("steps", ctypes.c_void_p)]
    wanted = Filter(len(code), ctypes.addressof(buffer))
    if LIBC.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 or LIBC.prctl(PR_SET_SECCOMP, 2, ctypes.byref(wanted), 0, 0) != 0:
        raise OSError(ctypes.get_errno(), "no filter of system calls")
`;
