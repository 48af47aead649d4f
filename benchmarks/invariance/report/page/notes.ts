/** What must be known before a number of the page is quoted. */
export const notes: readonly string[] = [
  "Read the partition first. Identical answers alone (I) reward a stable error, and punish a crash and the choice between two shortest paths alike; so 1 − I is no rate at which answers flip.",
  "n is not n_calls. Of a task whose question names no node, all graphs share one prompt where the program is given its graph: a thousand rows may rest on a single reply, and I is then 1 or 0 by construction.",
  "Given graphs are not shown. A program that is given the graph is written without seeing it, so copied − given is not the cost of copying alone. The published base run did not even say that graphs are undirected; we say it unless told otherwise.",
  "Axes are not compared with each other: all forms must agree, and an axis with more forms makes that harder. Relabelled forms are held against the sorted identity, which is no change and casts no vote; the others against the canonical form.",
  "The floor is what the same prompt gives when it is asked again, by the same rule for as many answers. It stands beside a number and is never subtracted from it.",
  "Replies that reached the limit of their length are set apart before anything is counted: they say how long a model talked.",
  "Classes are a hierarchy, not a diagnosis: the first that applies counts, so a wrong answer of a program with a needless slip in its copy is 'copied wrongly'. An answer that is written down is that even where it is right. Classes are never pooled over libraries.",
  "Whether a graph was copied is judged by the set of its edges. A reader who counts an edge and its reverse twice has copied the graph rightly: the failure is one of logic.",
  "The published reader takes text without any number for an empty list, and the strict one does not; both are shown. Numbers are equal within .01 when judged, but identical only to four places.",
  "A question that says 'connected' may be read as 'reachable': such an answer is stable, so no comparison of forms finds it.",
  "Programs in JavaScript are an arm of their own; no published number is about them.",
  "Intervals are of the replies that were collected, resampled by graph or source file: they say nothing of other days and providers.",
];
