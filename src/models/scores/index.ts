import { continued } from "#src/models/scores/continued";
import { echoed } from "#src/models/scores/echoed";
import { firstToken } from "#src/models/scores/first-token";

/** The ways in which services show probabilities, by name; each is made for a model and a way to write its requests. */
export const scorers = { firstToken, continued, echoed };
