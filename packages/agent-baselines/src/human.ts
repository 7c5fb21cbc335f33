import { createInterface } from 'node:readline/promises';
import { type Agent, AndroidWorldError, defineAgent } from '@androidworld/core';
import type { AgentOutcome } from '@androidworld/core/agent';

/** Options of the agent `human`: where the person reads the goal and says that it is done. */
export interface HumanOptions {
  /** Where the person's line is read from. Default `process.stdin`. */
  readonly input?: NodeJS.ReadableStream;
  /** Where the goal and the prompt are written. Default `process.stdout`. */
  readonly output?: NodeJS.WritableStream;
}

/** A person acts on the phone itself and says here when it is done; what they did is not recorded, only the result. */
export function human({ input = process.stdin, output = process.stdout }: HumanOptions = {}): Agent {
  return defineAgent({
    name: 'human',
    privileges: ['human'],
    observes: { tree: false },
    async *run({ goal, signal }) {
      if (!input.readable) throw nobodyThere();
      const terminal = createInterface({ input, output });
      // Whoever asks an input that has ended waits for ever.
      const ended = new Promise<never>((_, reject) => terminal.once('close', () => reject(nobodyThere())));
      try {
        output.write(
          `\nGoal: ${printable(goal)}\nDo it on the phone. Then: Enter when done, "answer: …" to answer, "infeasible" if it cannot be done.\n`,
        );
        return readOutcome(await Promise.race([terminal.question('> ', { signal }), ended]));
      } finally {
        terminal.close();
      }
    },
  });
}

function nobodyThere(): AndroidWorldError {
  return new AndroidWorldError(
    'AW_AGENT_FAILED',
    'The agent human waits for a line of a person, and its input has ended. Run it in a terminal',
  );
}

/** What the person's line means: `infeasible`, `answer: text`, or done. */
export function readOutcome(line: string): AgentOutcome {
  const text = line.trim();
  if (/^infeasible$/i.test(text)) return { status: 'infeasible' };
  const answer = /^answer:\s*(.+)$/is.exec(text)?.[1];
  return answer === undefined ? { status: 'complete' } : { status: 'complete', answer };
}

function printable(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, ' ');
}
