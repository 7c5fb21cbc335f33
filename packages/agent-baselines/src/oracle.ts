import { type Agent, AndroidWorldError, defineAgent } from '@androidworld/core';
import { runSolution } from '@androidworld/core/agent';
import { checkFlags } from '@androidworld/core/internals';

/** Options of the agent `oracle`. */
export interface OracleOptions {
  /** A target of a solution that fits several elements is an error of the task. Default false: it is a warning in the log. */
  readonly strict?: boolean;
}

/**
 * Runs the solution a task ships with, through the screen alone: proof that the task can be solved and that its score
 * notices. Uses the tree, no screenshots of its own; the record keeps them.
 *
 * @throws AW_CONFIG_INVALID naming each option that is wrong or unknown
 */
export function oracle(options: OracleOptions = {}): Agent {
  checkFlags('the agent oracle', ['strict'], options);
  const { strict = false } = options;
  return defineAgent({
    name: 'oracle',
    privileges: ['solution'],
    async *run(run) {
      if (!run.solution)
        throw new AndroidWorldError(
          'AW_AGENT_FAILED',
          'This task ships without a solution, so the oracle cannot run it',
        );
      return yield* runSolution(run.solution, run, { strict });
    },
  });
}
