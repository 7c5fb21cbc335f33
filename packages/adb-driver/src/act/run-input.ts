import { AndroidWorldError, type CallOptions, type ShellCommand } from '@androidworld/core';
import { shorten } from '@androidworld/core/internals';
import type { DeviceLink } from '../device-link.ts';

/** Gives input to the device in one round trip. @throws AW_COMMAND_FAILED when the device refuses it */
export async function runInput(link: DeviceLink, command: ShellCommand, options: CallOptions = {}): Promise<void> {
  const { exitCode, stdout, stderr } = await link.shell(command, options);
  checkInput(link, command, { exitCode, output: stdout + stderr });
}

/** `input` reports some faults in words only, with exit code 0. */
export function checkInput(
  link: Pick<DeviceLink, 'serial'>,
  { script }: ShellCommand,
  { exitCode, output }: { exitCode: number; output: string },
): void {
  if (exitCode === 0 && !/^(?:Error|Unknown command|Exception|Usage:)|java\.lang\.\w+Exception/m.test(output)) return;
  const command = shorten(script);
  throw new AndroidWorldError(
    'AW_COMMAND_FAILED',
    `Device ${link.serial} refused the input "${command}" (exit code ${exitCode}): ${output.trim().slice(0, 300)}`,
    { details: { serial: link.serial, command, exitCode, output: output.slice(0, 2_000) } },
  );
}
