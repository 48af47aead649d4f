"""Answers questions about statistics with statsmodels and scipy: one JSON document in, one out."""

import json
import sys
import warnings

import numpy as np
from scipy import optimize, stats
from statsmodels.stats import contingency_tables, multitest, power, proportion

warnings.simplefilter("ignore")


def score(x1, n1, x2, n2, difference):
    """Of the restricted likelihood. statsmodels 0.13.5's own has count0 where nobs0 belongs, and always corrects."""

    def slope(p1):
        p2 = p1 - difference
        return x1 / p1 - (n1 - x1) / (1 - p1) + x2 / p2 - (n2 - x2) / (1 - p2)

    p1 = optimize.brentq(slope, max(0, difference) + 1e-12, min(1, 1 + difference) - 1e-12, xtol=1e-16)
    p2 = p1 - difference
    return (x1 / n1 - x2 / n2 - difference) / (p1 * (1 - p1) / n1 + p2 * (1 - p2) / n2) ** 0.5


def unpaired(x1, n1, x2, n2, margin):
    z, p = proportion.proportions_ztest([x1, x2], [n1, n2])
    _, larger = proportion.proportions_ztest([x1, x2], [n1, n2], alternative="larger")
    wald = proportion.test_proportions_2indep(x1, n1, x2, n2, method="wald")
    above, below = score(x1, n1, x2, n2, -margin), score(x1, n1, x2, n2, margin)
    return {
        "z": z,
        "p": p,
        "larger": larger,
        "unpooled": wald.statistic,
        "newcombe": proportion.confint_proportions_2indep(x1, n1, x2, n2, method="newcomb", compare="diff"),
        "score": below,
        "tost": max(stats.norm.sf(above), stats.norm.cdf(below)),
    }


def single(x, n, confidence):
    return {
        method: proportion.proportion_confint(x, n, alpha=1 - confidence, method=method)
        for method in ("wilson", "beta")
    }


def paired(table):
    both, gained, lost, neither = table
    return {
        "statsmodels": contingency_tables.mcnemar([[both, lost], [gained, neither]], exact=True).pvalue,
        "scipy": stats.binomtest(gained, gained + lost).pvalue if gained + lost else 1.0,
    }


def family(ps):
    return {method: list(multitest.multipletests(ps, method=method)[1]) for method in ("holm", "fdr_bh")}


def plan(baseline, gain, n, alpha, discordance):
    return {
        "unpaired": proportion.power_proportions_2indep(gain, baseline, n, alpha=alpha, return_results=False),
        "paired": power.normal_power_het(
            gain, n, alpha, std_null=discordance**0.5, std_alternative=(discordance - gain**2) ** 0.5
        ),
        "arcsine": power.NormalIndPower().power(
            proportion.proportion_effectsize(baseline + gain, baseline), n, alpha
        ),
    }


def runs(values, confidence):
    return stats.t.interval(confidence, len(values) - 1, loc=np.mean(values), scale=stats.sem(values))


def resampled(differences):
    found = stats.bootstrap((differences,), np.mean, n_resamples=20000, random_state=0, method="BCa")
    return list(found.confidence_interval)


def flipped(differences):
    return stats.permutation_test((differences,), np.sum, permutation_type="samples", n_resamples=np.inf).pvalue


ANSWERS = {f.__name__: f for f in (unpaired, single, paired, family, plan, runs, resampled, flipped)}
questions = json.load(sys.stdin)
answers = {kind: [ANSWERS[kind](*arguments) for arguments in asked] for kind, asked in questions.items()}
json.dump(answers, sys.stdout, default=lambda value: value.tolist())
