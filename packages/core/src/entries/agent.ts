// For those who write agents, and solutions: the schemas of actions, a reply parsed as an action, elements found, tools, usage.
export type { ActionResult, ActionType, Direction } from '../contracts/action.ts';
export { actionSchema } from '../contracts/action.ts';
export type { ActionJsonSchemaOptions } from '../contracts/action-json-schema.ts';
export { actionJsonSchema } from '../contracts/action-json-schema.ts';
export type { AgentOutcome, AgentPrivilege, AgentTool, CoordinateFrame, RawAction, Usage } from '../contracts/agent.ts';
export { centerOf, clipRect } from '../contracts/rect.ts';
export type { AnyTool } from '../contracts/tool.ts';
export { describeTarget, findElement, findElements } from '../engine/find-element.ts';
export { actionTypes, parseAction } from '../engine/parse-action.ts';
export { runSolution } from '../engine/solution-ui.ts';
export { sumUsage } from '../engine/sum-usage.ts';
export type { AskUserOptions } from '../tools/ask-user.ts';
export { askUser } from '../tools/ask-user.ts';
