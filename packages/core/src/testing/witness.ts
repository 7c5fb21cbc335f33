import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Agent } from '../contracts/agent.ts';
import type { Device } from '../contracts/device.ts';
import type { StepRecord } from '../contracts/records.ts';
import type { AnyTask } from '../contracts/task.ts';
import { parseVerdict } from '../contracts/verdict.ts';

/** What was seen when a task was played: told of a proof that does not hold. */
export interface Testimony {
  /** Actions, one a line, with what came of those that failed; and what the solution was warned of. */
  readonly steps: readonly string[];
  /** How many of the actions did something to the phone: not those that failed, waited, or said that it is done. */
  readonly performed: number;
  /** PNG of the last screen before the tear-down. */
  readonly picture?: string;
}

export interface Witness {
  /** Once the task has been played; writes the picture. */
  testify(): Promise<Testimony>;
  onStep(step: StepRecord): void;
  warn(message: string): void;
  /** The same agent; the screen that its program breaks at is kept. */
  watchAgent(agent: Agent): Agent;
  /** The same task; the screen that does not score as it should is kept. */
  watchScore(task: AnyTask, isRight: (score: number) => boolean): AnyTask;
}

/** Where pictures are kept unless somebody says otherwise: the latest of each task. */
export const proofPictures: string = join(tmpdir(), 'androidworld-proofs');

/** @param name of the picture's file, without its ending */
export function createWitness(
  device: Device,
  { folder, name }: { readonly folder: string; readonly name: string },
): Witness {
  const steps: string[] = [];
  let performed = 0;
  let screen: Uint8Array | undefined;
  const keepScreen = async () => {
    try {
      screen = (await device.observe({ screenshot: true })).screenshot?.bytes;
    } catch {
      // A device that broke shows no screen: what the proof found says more.
    }
  };
  return {
    async testify() {
      const picture = screen && (await savePicture(screen, folder, name));
      return { steps, performed, ...(picture !== undefined && { picture }) };
    },
    onStep: (step) => {
      steps.push(describeStep(step));
      if (performs(step)) performed += 1;
    },
    warn: (message) => void steps.push(`  warning: ${message}`),
    watchAgent: (agent) => ({
      ...agent,
      async *run(run) {
        try {
          return yield* agent.run(run);
        } catch (error) {
          await keepScreen();
          throw error;
        }
      },
    }),
    watchScore: (task, isRight) => ({
      ...task,
      async score(...about) {
        const score = await task.score(...about);
        if (!isRight(parseVerdict(score)?.score ?? Number.NaN)) await keepScreen();
        return score;
      },
    }),
  };
}

async function savePicture(png: Uint8Array, folder: string, name: string): Promise<string | undefined> {
  const file = join(folder, `${name.replaceAll(/[^\w.-]+/g, '-')}.png`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(file, png);
    return file;
  } catch {
    // A full disk, or no right to write there: the proof fails all the same, and says why.
    return undefined;
  }
}

function performs({ action, result }: StepRecord): boolean {
  return result.ok && action !== undefined && action.action_type !== 'wait' && action.action_type !== 'status';
}

function describeStep({ index, rawAction, action, touched, result }: StepRecord): string {
  const label = touched?.label === undefined ? '' : `  on ${JSON.stringify(touched.label)}`;
  return `${index + 1}. ${JSON.stringify(action ?? rawAction)}${label}${result.ok ? '' : `  failed: ${result.message}`}`;
}
