import { checkAgentOptions, type ModelOptions, type ModelSource } from '@androidworld/models';
import { z } from 'zod';

export interface SeeActOptions extends ModelOptions {
  /** The model that is asked, in any form that a configuration may have it. */
  readonly model: ModelSource;
  /** In results. Default `seeact`; two agents of a run need two names. */
  readonly name?: string;
  /** Sentences added to the instructions. */
  readonly guidelines?: readonly string[];
  /** ENTER after typed text, as in the original. Default true. */
  readonly pressEnter?: boolean;
}

const own = { pressEnter: z.boolean('expected true or false').optional() };

/** Checks options that may come from a JSON or YAML file. @throws AW_CONFIG_INVALID naming each option that is wrong */
export function checkSeeActOptions(options: unknown): void {
  checkAgentOptions('SeeAct', own, options);
}
