export type { ScriptedModel, ScriptedReply } from './scripted-model.ts';
export { scriptedModel } from './scripted-model.ts';
