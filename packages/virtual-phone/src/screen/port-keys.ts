import { randomBytes } from 'node:crypto';
import type { PhoneState } from '@androidworld/app-sdk/host';

/** Whose a port is. */
export interface PortOwner {
  readonly packageName: string;
  readonly processId: number;
  /** The frame of the phone, which mounts the windows of all apps. */
  readonly isFrame: boolean;
}

const systemUi = { packageName: 'com.android.systemui', processId: 0 } as const;

/**
 * The keys by which the phone knows whose a message from the page is. Each process has one of its own, made here, that
 * nobody guesses and the page gives to that process's screens alone; a message says nothing about who sends it.
 */
export class PortKeys {
  readonly #owners = new Map<string, PortOwner>();
  readonly #keys = new Map<string, string>();
  /** The frame's own. */
  readonly frame = this.#make({ ...systemUi, isFrame: true });

  /** The overlays of System UI are there from the beginning. @returns the keys by `package/processId` */
  first(): Readonly<Record<string, string>> {
    return { [nameOf(systemUi)]: this.#make({ ...systemUi, isFrame: false }) };
  }

  /** @returns the keys, by `package/processId`, of processes that had none. Those of processes that have ended end. */
  newFor({ activities, processes }: PhoneState): Readonly<Record<string, string>> {
    const made: Record<string, string> = {};
    this.#endAllBut(new Set([...processes, ...activities.map(({ processId }) => processId)]));
    for (const process of activities) {
      const name = nameOf(process);
      if (this.#keys.has(name)) continue;
      const { packageName, processId } = process;
      const key = this.#make({ packageName, processId, isFrame: false });
      this.#keys.set(name, key);
      made[name] = key;
    }
    return made;
  }

  ownerOf(key: string): PortOwner | undefined {
    return this.#owners.get(key);
  }

  #make(owner: PortOwner): string {
    const key = `port-${randomBytes(18).toString('base64url')}`;
    this.#owners.set(key, owner);
    return key;
  }

  #endAllBut(running: ReadonlySet<number>): void {
    for (const [name, key] of this.#keys) {
      const owner = this.#owners.get(key);
      if (owner !== undefined && running.has(owner.processId)) continue;
      this.#owners.delete(key);
      this.#keys.delete(name);
    }
  }
}

function nameOf({ packageName, processId }: { readonly packageName: string; readonly processId: number }): string {
  return `${packageName}/${processId}`;
}
