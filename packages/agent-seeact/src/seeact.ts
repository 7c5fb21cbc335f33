import { type Agent, defineAgent } from '@androidworld/core';
import type { ActionResult } from '@androidworld/core/agent';
import { connectModel } from '@androidworld/models';
import { decide } from './decide.ts';
import { promptVersion } from './prompts/prompt-version.ts';
import { checkSeeActOptions, type SeeActOptions } from './seeact-options.ts';
import type { Verdict } from './verdict.ts';

/**
 * SeeAct with choice grounding (Zheng et al. 2024), as the AndroidWorld paper has it: at each step a model says what to
 * do, then chooses the element for it among those on the screen.
 *
 * @throws AW_CONFIG_INVALID naming each option that is wrong
 */
export function seeAct(options: SeeActOptions): Agent {
  checkSeeActOptions(options);
  const { name = 'seeact', guidelines = [], pressEnter = true, ...modelOptions } = options;
  const model = connectModel(modelOptions);
  return defineAgent({
    name,
    settings: { promptVersion, guidelines, pressEnter, model: model.settings },
    async *run({ goal, observation, signal }) {
      const history: string[] = [];
      let screen = observation;
      for (;;) {
        const { step, verdict } = await decide({
          ...{ model, goal, observation: screen, history, guidelines, pressEnter, signal },
        });
        screen = yield step;
        history.push(historyLine(verdict, screen.result));
      }
    },
  });
}

/** What came to nothing says why, so that it is not simply tried again. */
function historyLine(verdict: Verdict, result: ActionResult | undefined): string {
  if (verdict.kind === 'invalid') return `No Operation with error: ${verdict.cause}`;
  return result?.ok === false ? `${verdict.description} (failed: ${result.message})` : verdict.description;
}
