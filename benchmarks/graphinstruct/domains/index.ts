export type DomainName =
  | "social"
  | "citation"
  | "biological"
  | "ecological"
  | "communication"
  | "infrastructure"
  | "knowledge_graph"
  | "molecular";
