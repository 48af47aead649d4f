/** Rows in the formats of the sets' public files, of our own making. */

export function strategyRow(question: string, answer: boolean) {
  return { qid: "0", term: "t", description: "d", question, answer, facts: ["A fact."], decomposition: ["What?"] };
}

export function scriptRow() {
  return {
    scenario: "make tea",
    events: { 0: "pour it", 1: "boil water", 2: "NONE", 3: "make tea" },
    flatten_output_for_edge_prediction: "step1 -> step0; step0 -> step3; step2 -> step1",
    gold_edges_for_prediction: ["1->0", "0->3", "2->1"],
  };
}

/** Of nine tuples one is gold, and one more is right as far as K tells. */
export function crosswordRow() {
  return {
    id: "1",
    source: ["blank 2", "Max_Moss"],
    relation: ["actedIn", "directed"],
    target: ["blank 1", "blank 1"],
    blanks: ["blank 1", "blank 2"],
    options: {
      "blank 1": ["The_Red_Film", "The_Blue_Film", "The_Old_Film"],
      "blank 2": ["Ann_Lee", "Bob_Ray", "Cy_Orr"],
    },
    golds: { "blank 1": "A", "blank 2": "A" },
    answer_all: ["The_Red_Film", "Ann_Lee"],
    K: {
      0: [["Bob_Ray", "actedIn", "The_Blue_Film"]],
      1: [["Max_Moss", "directed", "The_Blue_Film"]],
    },
  };
}
