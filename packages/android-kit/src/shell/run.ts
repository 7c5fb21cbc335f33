import { AndroidWorldError, type Device, type ShellCommand } from '@androidworld/core';
import type { ShellOptions } from '@androidworld/core/driver';

/**
 * Runs a command that must succeed and returns what it printed, without the final line break.
 *
 * @throws AW_COMMAND_FAILED with command, exit code and output
 */
export async function run(device: Device, command: ShellCommand, options: ShellOptions = {}): Promise<string> {
  const { exitCode, stdout, stderr } = await device.shell(command, options);
  if (exitCode === 0) return stdout.replace(/\r?\n$/, '');
  throw new AndroidWorldError(
    'AW_COMMAND_FAILED',
    `"${command.script}" on ${device.serial} ended with exit code ${exitCode}: ${(stderr || stdout).trim() || 'no output'}`,
    { details: { serial: device.serial, command: command.script, exitCode, stdout, stderr } },
  );
}
