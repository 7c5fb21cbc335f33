import type { AgentObservation, AgentStep } from '@androidworld/core';
import type { Usage } from '@androidworld/core/agent';
import { sumUsage } from '@androidworld/core/agent';
import { type Completion, limitText, type Message, type Model, screenshotPart, traceCall } from '@androidworld/models';
import { choose } from './choose.ts';
import { analysisPrompt } from './prompts/analysis-prompt.ts';
import { systemPrompt } from './prompts/system-prompt.ts';
import { type Verdict, verdictWithoutReading } from './verdict.ts';

export interface DecideOptions {
  readonly model: Model;
  readonly goal: string;
  readonly observation: AgentObservation;
  /** One line for each action so far. */
  readonly history: readonly string[];
  readonly guidelines: readonly string[];
  readonly pressEnter: boolean;
  readonly signal: AbortSignal;
}

export interface Decision {
  readonly step: AgentStep;
  readonly verdict: Verdict;
}

/**
 * Decides on one action, in two stages: what to do, in words; then which of the elements on the screen is meant.
 *
 * Whatever a model says, there is a decision: replies that cannot be used are one that does nothing, with its cause.
 */
export async function decide(options: DecideOptions): Promise<Decision> {
  const { model, observation, pressEnter, guidelines, signal } = options;
  const system = systemPrompt(guidelines);
  const question = askForAnalysis(options);
  const analysis = await model.complete({ system, messages: [question], signal });
  const replies: Completion[] = [analysis];
  const said = limitText(analysis.text);
  const choices: unknown[] = [];
  const ask = async (turns: readonly Message[]) => {
    const messages: Message[] = [question, { role: 'assistant', content: said }, ...turns];
    const reply = await model.complete({ system, messages, signal });
    replies.push(reply);
    // What came before the turns is in the trace of the analysis.
    choices.push(traceCall({ messages: turns }, reply));
    return reply;
  };
  const verdict = verdictWithoutReading(analysis) ?? (await choose({ observation, pressEnter, ask }));
  const step = {
    action: verdict.kind === 'action' ? verdict.action : verdict.raw,
    ...(said !== '' && { thought: said }),
    usage: replies.reduce<Usage>((sum, { usage }) => sumUsage(sum, usage) ?? sum, {}),
    trace: {
      analysis: traceCall({ system, messages: [question] }, analysis),
      choices,
      ...(verdict.kind === 'invalid' && { problem: verdict.cause }),
    },
  };
  return { step, verdict };
}

function askForAnalysis({ goal, history, observation }: DecideOptions): Message {
  const prompt = { type: 'text', text: analysisPrompt(goal, history) } as const;
  return { role: 'user', content: [prompt, ...screenshotPart(observation)] };
}
