import type { PhoneEvents } from '@androidworld/app-sdk';
import type { PortCall, ProcessPort } from '@androidworld/app-sdk/host';
import { phoneLink } from '@androidworld/app-sdk/host';
import { countUntilAsked } from './until-asked.ts';
import { ask } from './wire.ts';

type Listener = (data: PhoneEvents[keyof PhoneEvents]) => void;

/** Answered when a person has, who is asked by another activity: the screen rests meanwhile. */
const WAITS_FOR_PERSON: ReadonlySet<string> = new Set(['startActivityForResult', 'permissions.request']);

class Port implements ProcessPort {
  readonly #key: string;
  readonly #listeners = new Map<string, Set<Listener>>();

  constructor(key: string) {
    this.#key = key;
  }

  async call(call: PortCall): Promise<unknown> {
    const send = () => ask(this.#key, { kind: 'call', ...call });
    if (WAITS_FOR_PERSON.has(call.path.join('.'))) {
      const answer = send();
      countUntilAsked(answer);
      return answer;
    }
    return phoneLink
      .count(async () => {
        try {
          return await send();
        } catch (error) {
          // The process ended with the call under way: who asked is about to be taken off the page, and must not crash the
          // process that may run in its place by now.
          if (error instanceof Error && error.message.startsWith('DeadObjectException')) return ENDED;
          throw error;
        }
      })
      .then((answer) => (answer === ENDED ? new Promise(() => undefined) : answer));
  }

  on<K extends keyof PhoneEvents>(event: K, listener: (data: PhoneEvents[K]) => void): () => void {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners);
    listeners.add(listener as Listener);
    return () => listeners.delete(listener as Listener);
  }

  emit(event: string, data: PhoneEvents[keyof PhoneEvents]): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) listener(data);
  }
}

const ENDED = Symbol('the process has ended');

// No prototype: reading a member calls nothing that an app could have put in place.
const ports = Object.create(null) as Record<string, Port>;

/** The line to the phone of each process that has screens. Only the frame has this list. */
export const processPorts = {
  /** @param keys as the phone made them, by `package/processId` */
  add(keys: Readonly<Record<string, string>>): void {
    // No function is called that an app could have put in the place of the engine's.
    for (const name in keys) {
      const key = keys[name];
      if (typeof key === 'string') ports[name] = new Port(key);
    }
  },

  /**
   * Those of processes that have ended are of no use any more; the overlays of System UI (process 0) never end. What an app
   * may have put in the place of the engine's functions sees names here, and no keys.
   */
  keepOnly(processIds: ReadonlySet<number>): void {
    for (const name in ports) {
      const processId = Number(name.slice(name.lastIndexOf('/') + 1));
      if (processId !== 0 && !processIds.has(processId)) delete ports[name];
    }
  },

  of(packageName: string, processId: number): ProcessPort {
    const port = ports[`${packageName}/${processId}`];
    if (port === undefined) throw new Error(`The phone gave no port to process ${processId} of ${packageName}`);
    return port;
  },

  /** `packageName` null: to all apps. */
  emit(packageName: string | null, event: string, data: PhoneEvents[keyof PhoneEvents]): void {
    for (const name in ports) {
      if (packageName === null || name.startsWith(`${packageName}/`)) ports[name]?.emit(event, data);
    }
  },
};
