const GROUPS = {
  adj: ["all", "pert"],
  adv: ["all"],
  noun: [
    "Tops",
    ..."act animal artifact attribute body cognition communication event feeling food group location motive object".split(
      " ",
    ),
    ..."person phenomenon plant possession process quantity relation shape state substance time".split(" "),
  ],
  verb: "body change cognition communication competition consumption contact creation emotion motion perception possession social stative weather".split(
    " ",
  ),
};

/** The lexicographer classes of WordNet by number (lexnames(5WN)). */
export const lexicographers: readonly string[] = [
  ...Object.entries(GROUPS).flatMap(([group, names]) => names.map((name) => `${group}.${name}`)),
  "adj.ppl",
];
