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
