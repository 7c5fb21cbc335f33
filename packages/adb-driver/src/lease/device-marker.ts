import { AndroidWorldError, type CallOptions, type ShellCommand, sh } from '@androidworld/core';
import type { DeviceLink } from '../device-link.ts';
import { type LeaseEntry, parseLeaseEntry } from './lease-entry.ts';

/** The marker: a symbolic link that leads nowhere, since it is made at once with what it says, and by one only. */
const marker = '/data/local/tmp/androidworld-lease';

/** Who has a device, as the device says. */
export interface MarkerHolder {
  readonly entry: LeaseEntry;
  /** Seconds since its last sign of life, by the device's own uptime: clocks differ, and tasks set the device's. */
  readonly silentSeconds: number;
}

export type Taken = { readonly taken: true } | { readonly taken: false; readonly holder: MarkerHolder };

export interface Heartbeat {
  readonly state: 'held' | 'missing' | 'other';
  readonly holder?: LeaseEntry;
  readonly uptimeSeconds: number;
}

/**
 * The marker on a device that says who has it. Its text is `TOKEN UPTIME ENTRY`; signs of life go into a file named by
 * the token: one that comes late names its own lease and brings nobody back.
 */
export function deviceMarker(link: DeviceLink, entry: LeaseEntry) {
  const { token } = entry;
  const json = JSON.stringify(entry);
  const make = sh`ln -s "$(echo ${token} $up) "${json} ${marker} 2>/dev/null && echo $up > ${`${marker}.${token}`} && echo taken`;
  const withUptime = sh`up=$(cat /proc/uptime); up=\${up%%.*}`;

  return {
    /** Takes the marker if there is none. */
    async take(options: CallOptions): Promise<Taken> {
      return readTaken(await run(sh`${withUptime}; ${make} || ${lookScript}`, options));
    },

    /** Takes it from one whose owner is gone; of many who try, one does. */
    async takeOver(from: LeaseEntry, options: CallOptions): Promise<Taken> {
      const script = sh`${withUptime}; ${removeOf(from.token)}; ${make} || ${lookScript}`;
      return readTaken(await run(script, options));
    },

    async giveBack(options: CallOptions): Promise<void> {
      await run(removeOf(token), options);
    },

    /** Gives a sign of life, if the device is still ours. */
    async beat(options: CallOptions): Promise<Heartbeat> {
      const script = sh`${withUptime}; now=$(readlink ${marker}); echo "uptime $up"
case "$now" in ${token}' '*) echo $up > ${`${marker}.${token}`}; echo held ;; *) echo "marker $now" ;; esac`;
      const output = await run(script, options);
      const uptimeSeconds = Number(/^uptime (\d+)$/m.exec(output)?.[1]);
      if (/^held$/m.test(output)) return { state: 'held', uptimeSeconds };
      const holder = parseMarker(/^marker (.*)$/m.exec(output)?.[1] ?? '')?.entry;
      return holder === undefined ? { state: 'missing', uptimeSeconds } : { state: 'other', holder, uptimeSeconds };
    },
  };

  async function run(command: ShellCommand, options: CallOptions): Promise<string> {
    // Whether it ran or not: doing it again finds what the first time left.
    return (await link.shell(command, { ...options, repeatable: true })).stdout;
  }

  function readTaken(output: string): Taken {
    if (/^taken$/m.test(output)) return { taken: true };
    const text = /^marker (.*)$/m.exec(output)?.[1] ?? '';
    const found = parseMarker(text);
    // Its making was answered with a broken connection, and repeated.
    if (found?.entry.token === token) return { taken: true };
    const uptime = Number(/^uptime (\d+)$/m.exec(output)?.[1]);
    const alive = Number(/^alive (\d+)$/m.exec(output)?.[1] ?? 0);
    if (found === undefined || Number.isNaN(uptime)) throw unmarkable(link.serial, text || output);
    const last = Math.max(found.takenAt, alive);
    // A sign of life from the future is one from before the device was restarted.
    return { taken: false, holder: { entry: found.entry, silentSeconds: last > uptime ? uptime : uptime - last } };
  }
}

const lookScript = sh`{ now=$(readlink ${marker}); echo "marker $now"; echo "alive $(cat "${marker}.\${now%% *}" 2>/dev/null)"; echo "uptime $up"; }`;

/**
 * One at a time looks whose marker it is and removes it: else a second one removed what the first had just made. Whoever
 * does not get to it finds out with the next look.
 */
function removeOf(token: string): ShellCommand {
  const guard = `${marker}.${token}.removing`;
  return sh`if mkdir ${guard} 2>/dev/null; then
case "$(readlink ${marker})" in ${token}' '*) rm -f ${marker} ;; esac
rm -f ${`${marker}.${token}`}
rmdir ${guard}
fi`;
}

function parseMarker(text: string): { readonly entry: LeaseEntry; readonly takenAt: number } | undefined {
  const [, takenAt = '', json = ''] = /^[0-9a-f]+ (\d+) (.*)$/.exec(text) ?? [];
  const entry = parseLeaseEntry(json);
  return entry && { entry, takenAt: Number(takenAt) };
}

function unmarkable(serial: string, found: string): AndroidWorldError {
  return new AndroidWorldError(
    'AW_DEVICE_STATE',
    `Device ${serial} could not be marked as used at ${marker}; found ${JSON.stringify(found.trim().slice(0, 300))}. ` +
      `If no run uses it: adb -s ${serial} shell rm -r '${marker}*'`,
    { details: { serial, marker } },
  );
}
