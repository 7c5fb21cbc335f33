import { type Agent, type AgentRun, type AgentStep, defineAgent } from '@androidworld/core';
import type { Usage } from '@androidworld/core/agent';
import { sumUsage } from '@androidworld/core/agent';
import { connectModel, type Model } from '@androidworld/models';
import { doneStep, failedStep, renderHistory } from './history.ts';
import { checkM3aOptions, type M3aOptions } from './m3a-options.ts';
import { promptVersion } from './prompts/prompt-version.ts';
import { readScreen } from './screen.ts';
import { type Decided, decide } from './stages/decide.ts';
import { summarize } from './stages/summarize.ts';

/**
 * M3A (Rawles et al. 2024, section 4.1.1 and appendix D): at each step a model chooses an action, and after it sums up
 * what came of it; the summaries are all it remembers. With `input: 'text'` it is the paper's T3A.
 *
 * Screenshots are taken for the record even when the model does not see them.
 *
 * @throws AW_CONFIG_INVALID naming each option that is wrong
 */
export function m3a(options: M3aOptions): Agent {
  checkM3aOptions(options);
  const { input = 'som', guidelines = [], historyLength, name, ...modelOptions } = options;
  const model = connectModel(modelOptions);
  return defineAgent({
    name: name ?? (input === 'som' ? 'm3a' : 't3a'),
    settings: { promptVersion, input, guidelines, historyLength, image: options.image, model: model.settings },
    run: (run) => takeSteps(run, { model, input, guidelines, historyLength, image: options.image ?? {} }),
  });
}

type Settings = Required<Pick<M3aOptions, 'input' | 'guidelines' | 'image'>> & {
  readonly model: Model;
  readonly historyLength: number | undefined;
};

async function* takeSteps(run: AgentRun, settings: Settings): ReturnType<Agent['run']> {
  const { goal, observation, tools, signal } = run;
  const { model, input, guidelines, historyLength, image } = settings;
  const same = { model, input, tools, goal, signal };
  const history: string[] = [];
  let screen = await readScreen(observation, input, image);
  let remembered: Remembered = {};
  for (;;) {
    const told = renderHistory(history, historyLength);
    const decided = await decide({ ...same, guidelines, history: told, screen });
    const { result, ...next } = yield stepOf(decided, remembered);
    const before = screen;
    const after = await readScreen(next, input, image);
    const { decision } = decided;
    remembered = {};
    if (result?.ok === false) history.push(failedStep(decision, result));
    else {
      const summarized = await summarize({ ...same, decision, before, after });
      history.push(doneStep(decision, result?.note, summarized.summary));
      remembered = summarized;
    }
    screen = after;
  }
}

/** The second stage of the step before: it is asked when the next screen is there, so it is in the next step's record. */
interface Remembered {
  readonly usage?: Usage;
  readonly trace?: Readonly<Record<string, unknown>>;
}

function stepOf({ decision, usage, trace }: Decided, before: Remembered): AgentStep {
  const sum = sumUsage(before.usage, usage);
  return {
    action: decision.action,
    ...(decision.reason !== '' && { thought: decision.reason }),
    ...(sum && { usage: sum }),
    trace: { ...(before.trace && { summaryOfStepBefore: before.trace }), ...trace },
  };
}
