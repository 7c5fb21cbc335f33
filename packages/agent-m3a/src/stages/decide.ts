import type { Usage } from '@androidworld/core/agent';
import { type AgentTool, sumUsage } from '@androidworld/core/agent';
import { type Completion, limitText, type Message, type Model, traceCall } from '@androidworld/models';
import { type Decision, parseDecision } from '../decision/parse-decision.ts';
import type { ShownElement } from '../elements/shown-elements.ts';
import { decideSystem, decideUser } from '../prompts/decide.ts';
import type { Input } from '../prompts/preamble.ts';
import { repairUser } from '../prompts/repair.ts';
import type { Screen } from '../screen.ts';

export interface DecideOptions {
  readonly model: Model;
  readonly input: Input;
  readonly guidelines: readonly string[];
  readonly tools: readonly AgentTool[];
  readonly goal: string;
  readonly history: string;
  readonly screen: Screen;
  readonly signal: AbortSignal;
}

export interface Decided {
  readonly decision: Decision;
  readonly usage: Usage | undefined;
  /** The call, and a second one when the first reply could not be used. */
  readonly trace: Readonly<Record<string, unknown>>;
}

/** The first stage: chooses an action. A reply that cannot be used is sent back once, with the reason. */
export async function decide(options: DecideOptions): Promise<Decided> {
  const { model, input, screen, signal } = options;
  const system = decideSystem(input, options);
  const question = await ask(options);
  const asked = model.complete({ system, messages: [question], signal });
  // The second stage needs it; made while the model is waited for, it takes no time.
  screen.pictures?.prepare('BEFORE');
  const reply = await asked;
  const decision = readReply(reply, screen.shown);
  const first = { decide: traceCall({ system, messages: [question] }, reply) };
  if (decision.problem === undefined) return { decision, usage: reply.usage, trace: first };

  const { problem } = decision;
  // Providers refuse turns without a text.
  const turns: Message[] = [
    { role: 'assistant', content: limitText(reply.text).trim() || '(no text)' },
    { role: 'user', content: repairUser(problem) },
  ];
  const second = await model.complete({ system, messages: [question, ...turns], signal });
  const repaired = readReply(second, screen.shown);
  return {
    decision: { ...repaired, reason: repaired.reason || decision.reason },
    usage: sumUsage(reply.usage, second.usage),
    trace: {
      ...first,
      problem,
      repair: traceCall({ messages: turns }, second),
      ...(repaired.problem !== undefined && { problemAfterRepair: repaired.problem }),
    },
  };
}

async function ask({ input, goal, history, screen }: DecideOptions): Promise<Message> {
  const prompt = decideUser(input, { goal, history, elements: screen.elements });
  if (screen.pictures === undefined) return { role: 'user', content: prompt };
  const [plain, marked] = await Promise.all([screen.pictures.plain(), screen.pictures.marked()]);
  return {
    role: 'user',
    content: [
      { type: 'text', text: prompt },
      { type: 'text', text: 'The screen as it is:' },
      plain,
      { type: 'text', text: 'The screen with marks:' },
      marked,
    ],
  };
}

/** A refusal ends the episode as a decision of the model would: it is no fault of ours and will not change. */
function readReply({ text, finish }: Completion, shown: readonly ShownElement[]): Decision {
  if (finish === 'refusal') {
    return {
      reason: "The safety rules of the model's provider stopped the reply",
      action: { action_type: 'status', goal_status: 'infeasible' },
    };
  }
  const decision = parseDecision(text, shown);
  if (decision.problem === undefined || finish !== 'length') return decision;
  return { ...decision, problem: `${decision.problem}. The reply was cut off at its greatest length: be brief` };
}
