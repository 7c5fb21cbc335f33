import { AndroidWorldError, type CallOptions, type ShellCommand, sh } from '@androidworld/core';
import type { ShellResult } from '@androidworld/core/driver';

/** Ways to root, in the order they are tried: adbd itself, AOSP's `su`, that of rooted phones. */
const wrappers: ReadonlyMap<string, Wrap> = new Map<string, Wrap>([
  ['adbd', (command) => command],
  ['su 0', ({ script }) => sh`su 0 sh -c ${script}`],
  ['su root', ({ script }) => sh`su root sh -c ${script}`],
  ['su -c', ({ script }) => sh`su -c ${script}`],
]);

const probe = sh`if [ "$(id -u)" = 0 ]; then echo adbd
elif [ "$(su 0 id -u 2>/dev/null </dev/null)" = 0 ]; then echo 'su 0'
elif [ "$(su root id -u 2>/dev/null </dev/null)" = 0 ]; then echo 'su root'
elif [ "$(su -c 'id -u' 2>/dev/null </dev/null)" = 0 ]; then echo 'su -c'
else echo none; fi`;

type Wrap = (command: ShellCommand) => ShellCommand;

export interface RootShellOptions {
  readonly serial: string;
  /** Runs a command without root. */
  readonly run: (command: ShellCommand, options: CallOptions) => Promise<ShellResult>;
}

/** Wraps commands to run as root, the way this device allows; asked once. @throws AW_DEVICE_STATE when there is none */
export function rootShell(
  device: RootShellOptions,
): (command: ShellCommand, options: CallOptions) => Promise<ShellCommand> {
  let known: Wrap | undefined;
  return async (command, options) => {
    known ??= await findWrapper(device, options);
    return known(command);
  };
}

async function findWrapper({ serial, run }: RootShellOptions, options: CallOptions): Promise<Wrap> {
  const { stdout } = await run(probe, options);
  const wrapper = wrappers.get(stdout.trim());
  if (wrapper) return wrapper;
  throw new AndroidWorldError(
    'AW_DEVICE_STATE',
    `Device ${serial} gives no root: adbd does not run as root and there is no usable "su". ` +
      'Use an emulator image without Google Play ("Google APIs"), and open it with "root: true"',
    { details: { serial, answer: stdout.trim() } },
  );
}
