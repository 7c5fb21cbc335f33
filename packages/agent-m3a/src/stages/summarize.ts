import type { AgentTool, Usage } from '@androidworld/core/agent';
import { type Message, type Model, traceCall } from '@androidworld/models';
import type { Decision } from '../decision/parse-decision.ts';
import type { Input } from '../prompts/preamble.ts';
import { summarizeSystem, summarizeUser } from '../prompts/summarize.ts';
import type { Screen } from '../screen.ts';

export interface SummarizeOptions {
  readonly model: Model;
  readonly input: Input;
  readonly tools: readonly AgentTool[];
  readonly goal: string;
  readonly decision: Decision;
  readonly before: Screen;
  readonly after: Screen;
  readonly signal: AbortSignal;
}

export interface Summarized {
  readonly summary: string;
  readonly usage: Usage;
  readonly trace: Readonly<Record<string, unknown>>;
}

/** The second stage: says what came of an action, for the steps to come. */
export async function summarize(options: SummarizeOptions): Promise<Summarized> {
  const system = summarizeSystem(options.input, options.tools);
  const question = await ask(options);
  const asked = options.model.complete({ system, messages: [question], signal: options.signal });
  // The next decision needs it; made while the model is waited for, it takes no time.
  options.after.pictures?.prepare();
  const reply = await asked;
  return {
    summary: reply.finish === 'refusal' ? refused : reply.text.trim() || silent,
    usage: reply.usage,
    trace: traceCall({ system, messages: [question] }, reply),
  };
}

const refused = "(There is no summary: the safety rules of the model's provider stopped it.)";
const silent = '(There is no summary: the model said nothing.)';

async function ask({ input, goal, decision, before, after }: SummarizeOptions): Promise<Message> {
  const prompt = summarizeUser(input, {
    goal,
    action: JSON.stringify(decision.action),
    reason: decision.reason || '(none)',
    elementsBefore: before.elements,
    elementsAfter: after.elements,
  });
  if (before.pictures === undefined || after.pictures === undefined) return { role: 'user', content: prompt };
  const [first, second] = await Promise.all([before.pictures.marked('BEFORE'), after.pictures.marked('AFTER')]);
  return {
    role: 'user',
    content: [
      { type: 'text', text: prompt },
      { type: 'text', text: 'Before the action:' },
      first,
      { type: 'text', text: 'After the action:' },
      second,
    ],
  };
}
