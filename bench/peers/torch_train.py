"""The training step of bench/training.ts in PyTorch, eager, on two threads.

Prints torch's version, then, for each line read, the tokens per second of some steps.
"""
import json
import math
import sys
import time

import torch
import torch.nn.functional as F

SIZES = json.loads(sys.argv[1])
WIDTH, HEADS, GROUPS = SIZES["width"], SIZES["heads"], SIZES["groups"]
ROWS, TIME = SIZES["rows"], SIZES["time"]
HEAD_WIDTH = WIDTH // HEADS


def rotary_tables():
    frequencies = SIZES["rotaryBase"] ** -(torch.arange(0, HEAD_WIDTH, 2) / HEAD_WIDTH)
    angles = torch.outer(torch.arange(TIME), frequencies).repeat(1, 2)
    return angles.cos(), angles.sin()


COS, SIN = rotary_tables()
MASK = torch.full((TIME, TIME), -math.inf).triu(1)


def rotate(x):
    first, second = x.chunk(2, -1)
    return x * COS + torch.cat([-second, first], -1) * SIN


def rms_norm(x, weight):
    return x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + SIZES["epsilon"]) * weight


def layer_shapes():
    shared, inner = GROUPS * HEAD_WIDTH, SIZES["feedForward"]
    return {"q": (WIDTH, WIDTH), "k": (shared, WIDTH), "v": (shared, WIDTH), "o": (WIDTH, WIDTH),
            "gate": (inner, WIDTH), "up": (inner, WIDTH), "down": (WIDTH, inner)}


def new_layer():
    layer = {name: (torch.randn(shape) * 0.08).requires_grad_() for name, shape in layer_shapes().items()}
    return layer | {name: torch.ones(WIDTH, requires_grad=True) for name in ("norm1", "norm2")}


def attend(x, layer):
    def by_head(weight, count):
        return F.linear(x, weight).view(ROWS, TIME, count, HEAD_WIDTH).transpose(1, 2)

    q, k, v = rotate(by_head(layer["q"], HEADS)), rotate(by_head(layer["k"], GROUPS)), by_head(layer["v"], GROUPS)
    k, v = (t.repeat_interleave(HEADS // GROUPS, 1) if GROUPS < HEADS else t for t in (k, v))
    weights = torch.softmax(q @ k.transpose(-1, -2) / math.sqrt(HEAD_WIDTH) + MASK, -1)
    return F.linear((weights @ v).transpose(1, 2).reshape(ROWS, TIME, WIDTH), layer["o"])


def loss_of(ids, targets, embedding, layers, norm):
    x = embedding[ids]
    for layer in layers:
        x = x + attend(rms_norm(x, layer["norm1"]), layer)
        h = rms_norm(x, layer["norm2"])
        x = x + F.linear(F.silu(F.linear(h, layer["gate"])) * F.linear(h, layer["up"]), layer["down"])
    logits = F.linear(rms_norm(x, norm), embedding)
    return F.cross_entropy(logits.view(-1, SIZES["vocabulary"]), targets.view(-1))


def main():
    torch.manual_seed(0)
    torch.set_num_threads(2)
    embedding = (torch.randn(SIZES["vocabulary"], WIDTH) * 0.02).requires_grad_()
    layers = [new_layer() for _ in range(SIZES["layers"])]
    norm = torch.ones(WIDTH, requires_grad=True)
    parameters = [embedding, norm, *(weight for layer in layers for weight in layer.values())]
    groups = [{"params": [p for p in parameters if p.dim() == 2], "weight_decay": 0.1},
              {"params": [p for p in parameters if p.dim() == 1], "weight_decay": 0.0}]
    optimizer = torch.optim.AdamW(groups, lr=1e-3, betas=(0.9, 0.95))
    ids = torch.randint(SIZES["vocabulary"], (ROWS, TIME))
    targets = torch.randint(SIZES["vocabulary"], (ROWS, TIME))

    def steps():
        began = time.perf_counter()
        for _ in range(SIZES["steps"]):
            optimizer.zero_grad()
            loss_of(ids, targets, embedding, layers, norm).backward()
            torch.nn.utils.clip_grad_norm_(parameters, 1.0)
            optimizer.step()
        return SIZES["steps"] * ROWS * TIME / (time.perf_counter() - began)

    steps()
    print(torch.__version__, flush=True)
    for _ in sys.stdin:
        print(steps(), flush=True)


main()
