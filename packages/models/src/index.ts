export { checkAgentOptions } from './check-agent-options.ts';
export { connectModel } from './connect-model.ts';
export type { LanguageModel } from './language-model.ts';
export { limitText } from './limit-text.ts';
export type {
  Completion,
  CompletionRequest,
  ImagePart,
  Message,
  Model,
  TextPart,
  ToolCall,
  ToolDefinition,
} from './model.ts';
export type {
  CassetteOptions,
  ConnectOptions,
  ImageOptions,
  ModelEndpoint,
  ModelOptions,
  ModelSource,
  Price,
} from './model-options.ts';
export type { FoundJson } from './parse-json.ts';
export { findJsonObject } from './parse-json.ts';
export { screenshotPart } from './screenshot-part.ts';
export { traceCall } from './trace-call.ts';
