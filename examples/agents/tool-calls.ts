import { type Agent, defineAgent } from '@androidworld/core';
import type { ActionResult } from '@androidworld/core/agent';
import { actionJsonSchema } from '@androidworld/core/agent';
import {
  type ConnectOptions,
  connectModel,
  type Message,
  screenshotPart,
  type ToolCall,
  type ToolDefinition,
} from '@androidworld/models';

const system =
  'You operate an Android phone for its user. Call a tool for everything you do; call act with status at the end.';

const act: ToolDefinition = {
  name: 'act',
  description: 'Does one thing on the phone. x and y are pixels of the picture.',
  inputSchema: actionJsonSchema({ without: ['index', 'to_index'] }),
};

/** Acts by native tool calls: our actions are one tool, the tools of the run are others. Several calls in a reply are several steps. */
export default function toolCallingAgent(options: ConnectOptions): Agent {
  const model = connectModel(options);
  return defineAgent({
    name: 'tool-calls',
    settings: { model: model.settings },
    observes: { tree: false },
    async *run({ goal, observation, tools, signal }) {
      const messages: Message[] = [];
      let screen = observation;
      let next = `The task: ${goal}`;
      for (;;) {
        messages.push({ role: 'user', content: [{ type: 'text', text: next }, ...screenshotPart(screen)] });
        const request = {
          system,
          messages: [...messages],
          tools: [act, ...tools],
          toolChoice: 'required',
          signal,
        } as const;
        const { text, toolCalls, usage } = await model.complete(request);
        messages.push({ role: 'assistant', content: text || '(no words)', toolCalls });
        // A reply without a call is no action: the record shows it as a failed step.
        if (toolCalls.length === 0) screen = yield { action: text, usage };
        for (const [number, call] of toolCalls.entries()) {
          screen = yield { action: actionOf(call), thought: text, ...(number === 0 && { usage }) };
          messages.push({ role: 'tool', callId: call.id, name: call.name, result: describe(screen.result) });
        }
        next = toolCalls.length === 0 ? 'You called no tool.' : 'The screen now:';
      }
    },
  });
}

function actionOf({ name, input }: ToolCall): unknown {
  if (name !== act.name) return { action_type: 'tool', name, arguments: input };
  if (typeof input !== 'object' || input === null) return input;
  // Some models fill in all that a schema offers, with null for what they do not mean.
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
}

function describe(result: ActionResult | undefined): string {
  if (result?.ok === false) return `Failed: ${result.message}`;
  return result?.note ?? 'Done';
}
