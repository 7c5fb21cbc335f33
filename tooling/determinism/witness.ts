import {
  type Agent,
  type AgentObservation,
  type AgentRun,
  type AnyTask,
  defineAgent,
  type Suite,
} from '../../packages/core/src/index.ts';
import { compareStateSnapshots, type StateSnapshot, takeStateSnapshot } from '../../packages/core/src/testing/index.ts';
import { phoneState } from '../prove/phone-state.ts';

interface Look {
  /** PNG. */
  readonly screenshot: Uint8Array | undefined;
  /** JSON. */
  readonly tree: string;
}

/** What was seen and left behind in one episode. */
export interface Testimony {
  readonly looks: Look[];
  disk: StateSnapshot;
}

export type Testimonies = Map<string, Testimony>;

/** Notes what episodes of a suite show and leave behind, by the names of their tasks. */
export class Witness {
  readonly testimonies: Testimonies = new Map();
  #started = '';

  /** The suite, whose tasks tell of what their episodes leave on the phone, before it is torn down. */
  suite(suite: Suite): Suite {
    const watch = (task: AnyTask): AnyTask => ({
      ...task,
      solution: (ui, params) => {
        this.#started = task.name;
        return task.solution?.(ui, params) ?? Promise.resolve();
      },
      score: async (context, params, state) => {
        this.#of(task.name).disk = await takeStateSnapshot(context.device, phoneState.folders);
        return await task.score(context, params, state);
      },
    });
    return { ...suite, tasks: suite.tasks.map(watch) };
  }

  /** The agent, which notes all that it is shown. */
  agent(agent: Agent): Agent {
    const startedTask = () => this.#of(this.#started);
    return defineAgent({
      ...agent,
      observes: { screenshot: true, tree: true },
      async *run(given) {
        let own: Testimony = { looks: [lookOf(given.observation)], disk: new Map() };
        const { solution } = given;
        const named: AgentRun['solution'] =
          solution &&
          ((ui) => {
            const solved = solution(ui);
            // It has begun to run: which task it is of is known.
            const { looks } = own;
            own = startedTask();
            own.looks.push(...looks);
            return solved;
          });
        const acting = agent.run({ ...given, ...(named && { solution: named }) });
        let next = await acting.next(given.observation);
        while (!next.done) {
          const seen = yield next.value;
          own.looks.push(lookOf(seen));
          next = await acting.next(seen);
        }
        return next.value;
      },
    });
  }

  #of(task: string): Testimony {
    const known = this.testimonies.get(task) ?? { looks: [], disk: new Map() };
    this.testimonies.set(task, known);
    return known;
  }
}

function lookOf({ screenshot, tree }: AgentObservation): Look {
  return { screenshot: screenshot?.bytes, tree: JSON.stringify(tree) };
}

/** What differs between two testimonies of an episode, one line each. */
export function differences(one: Testimony, other: Testimony): string[] {
  const looks = Array.from({ length: Math.max(one.looks.length, other.looks.length) }, (_, look) => {
    const [a, b] = [one.looks[look], other.looks[look]];
    if (a === undefined || b === undefined) return [`look ${look}: there is none in one of them`];
    return [
      ...(a.tree === b.tree ? [] : [`look ${look}: the tree, at ${firstDifference(a.tree, b.tree)}`]),
      ...(isSame(a.screenshot, b.screenshot) ? [] : [`look ${look}: the picture`]),
    ];
  }).flat();
  const disk = compareStateSnapshots(one.disk, other.disk).filter(
    (line) => !phoneState.ignore.some((pattern) => pattern.test(line)),
  );
  return [...looks, ...disk];
}

function isSame(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  return one === undefined || other === undefined ? one === other : Buffer.from(one).equals(other);
}

/** Where two texts first differ, with what stands there in each. */
export function firstDifference(one: string, other: string): string {
  let at = 0;
  while (one[at] === other[at] && at < one.length) at += 1;
  const near = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 40));
  return `${near(one)} and ${near(other)}`;
}
