export type { Stats } from "#src/fake-server/core/stats";
export type { Answer, ChatMessage, Pace, ServedModel } from "#src/fake-server/core/world";
export { type FaultName, faults } from "#src/fake-server/faults/index";
export type { FaultPlan } from "#src/fake-server/faults/plan";
export {
  type ApiName,
  type FakeServer,
  type FakeServerOptions,
  startFakeServer,
} from "#src/fake-server/start-fake-server";
