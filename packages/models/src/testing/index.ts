export type {
  ModelApi,
  ModelServerScript,
  ReceivedRequest,
  ScriptedAnswer,
  ScriptedFailure,
  ScriptedResponse,
} from './model-server/model-server-script.ts';
export type { ModelServer } from './model-server/start-model-server.ts';
export { startModelServer } from './model-server/start-model-server.ts';
export type { ScriptedModel, ScriptedReply } from './scripted-model.ts';
export { scriptedModel } from './scripted-model.ts';
