import { checkAgentOptions, type ModelOptions, type ModelSource } from '@androidworld/models';
import { z } from 'zod';

export interface M3aOptions extends ModelOptions {
  /** The model that is asked, in any form that a configuration may have it. */
  readonly model: ModelSource;
  /**
   * `som` (default): a screenshot, its copy with a Set-of-Mark, and the list of elements. `text`: the list alone, with
   * more detail (the paper's T3A).
   */
  readonly input?: 'som' | 'text';
  /** In results. Default `m3a`, or `t3a` with `input: 'text'`; two agents of a run need two names. */
  readonly name?: string;
  /** Advice added to the built-in guidelines. */
  readonly guidelines?: readonly string[];
  /** How many of the latest steps the model is told of. Default all. */
  readonly historyLength?: number;
}

const own = {
  input: z.enum(['som', 'text'], 'expected "som" or "text"').optional(),
  historyLength: z.int('expected a whole number').min(0, 'expected 0 or more').optional(),
};

/** Checks options that may come from a JSON or YAML file. @throws AW_CONFIG_INVALID naming each option that is wrong */
export function checkM3aOptions(options: unknown): void {
  checkAgentOptions('M3A', own, options);
}
