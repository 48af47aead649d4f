/** What stands before the parts of a prompt; scripted writers find them by it. */
export const headings = {
  base: "The given graph:",
  task: "Task:",
  constraints: "What the graph is checked for:",
  attempt: "Your best attempt so far:",
  feedback: "What the check says of it:",
} as const;
