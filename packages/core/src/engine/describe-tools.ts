import type { StandardJSONSchemaV1 } from '@standard-schema/spec';
import type { AgentTool } from '../contracts/agent.ts';
import type { AnyTool } from '../contracts/tool.ts';

/** Tools as agents are told of them. */
export function describeTools(tools: readonly AnyTool[]): AgentTool[] {
  return tools.map((tool) => ({
    name: tool.name,
    description: tool.description,
    inputSchema: inputSchemaOf(tool) ?? { type: 'object' },
  }));
}

/** Standard Schema's own way to JSON Schema, which its libraries may have or not, and which may fail. */
function inputSchemaOf(tool: AnyTool): Readonly<Record<string, unknown>> | undefined {
  const standard: object = tool.arguments['~standard'];
  if (!('jsonSchema' in standard)) return undefined;
  try {
    const { $schema, ...schema } = (standard as StandardJSONSchemaV1.Props).jsonSchema.input({ target: 'draft-07' });
    return schema.type === 'object' ? schema : undefined;
  } catch {
    // A schema that JSON cannot tell, such as one with a transform: the tool still checks what it is called with.
    return undefined;
  }
}
