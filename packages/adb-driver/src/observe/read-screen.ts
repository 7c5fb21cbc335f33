import { randomBytes } from 'node:crypto';
import { type CallOptions, type ShellCommand, sh } from '@androidworld/core';
import type { ForegroundActivity } from '@androidworld/core/driver';
import { checkInput } from '../act/run-input.ts';
import { bootCommand, type DeviceLink } from '../device-link.ts';
import { type NormalisedTree, normaliseElements } from './normalise-elements.ts';
import { parseForeground } from './parse-foreground.ts';
import { parseUiDump } from './parse-ui-dump.ts';
import { parseViewport, type Viewport } from './parse-viewport.ts';

/** What the screen shows, apart from its picture. */
export interface ScreenReading {
  readonly viewport: Viewport | undefined;
  readonly foreground: ForegroundActivity | undefined;
  /** Absent when it was not asked for. */
  readonly dump?: TreeReading;
}

export interface TreeReading extends NormalisedTree {
  readonly rotation: Viewport['rotation'];
}

/** A passing reason why there is no tree: the screen moves, or a window is just changing. */
export interface NotReadable {
  readonly reason: string;
}

const separator = '<<androidworld>>';

/**
 * Reads the screen once, in one round trip. The dump waits until the screen rests, so what is in front and how the screen
 * is held are asked after it.
 *
 * @throws AW_PARSE when the tree is not what `uiautomator` writes, AW_DEVICE_STATE when the device was started anew since it
 * was opened
 */
export async function readScreen(
  link: DeviceLink,
  { tree, ...call }: CallOptions & { readonly tree: boolean },
): Promise<ScreenReading | NotReadable> {
  const script = sh`${tree ? dumpTree() : sh`:`}
echo ${separator}
dumpsys input | grep logicalFrame
echo ${separator}
dumpsys activity activities | grep ResumedActivity
echo ${separator}
${bootCommand}`;
  const { stdout } = await link.shell(script, { ...call, repeatable: true });
  const [dump = '', input = '', activities = '', boot = ''] = stdout.split(`${separator}\n`);
  link.expectBoot(boot);
  const reading = { viewport: parseViewport(input), foreground: parseForeground(activities) };
  if (!tree) return reading;
  const found = parseTree(dump);
  return 'reason' in found ? found : { ...reading, dump: found };
}

/**
 * Reads the tree once, and nothing else, after `first` has given input; all in one round trip.
 *
 * @throws as `readScreen`, and AW_COMMAND_FAILED when `first` fails
 */
export async function readTree(
  link: DeviceLink,
  { first, ...call }: CallOptions & { readonly first?: ShellCommand },
): Promise<TreeReading | NotReadable> {
  const read = sh`${dumpTree()}
echo ${separator}
${bootCommand}`;
  const script = first
    ? sh`{ ${first}; } 2>&1
echo "exit $?"
echo ${separator}
${read}`
    : read;
  const { stdout } = await link.shell(script, { ...call, repeatable: first === undefined });
  const parts = stdout.split(`${separator}\n`);
  if (first) {
    const [, output = '', exitCode = '1'] = /^([\s\S]*)exit (\d+)\n$/.exec(parts.shift() ?? '') ?? [];
    checkInput(link, first, { exitCode: Number(exitCode), output });
  }
  const [dump = '', boot = ''] = parts;
  link.expectBoot(boot);
  return parseTree(dump);
}

/**
 * A new name each time, and the file is gone before the dump begins: `uiautomator dump` leaves an older file as it is
 * when it fails, and that must never be taken for the screen of now. `/dev/tty` would need no file, but a terminal,
 * which the shell protocol without one does not have. Versions of Android that do not know `--windows` pass it over.
 */
function dumpTree(): ShellCommand {
  const file = `/data/local/tmp/androidworld-${randomBytes(6).toString('hex')}.xml`;
  return sh`rm -f ${file}; uiautomator dump ${file} --windows 2>&1; cat ${file} 2>/dev/null; rm -f ${file}`;
}

function parseTree(dump: string): TreeReading | NotReadable {
  if (!/<(hierarchy|displays)\b/.test(dump))
    return { reason: dump.trim().slice(0, 500) || '"uiautomator dump" wrote nothing' };
  if (dump.includes('<displays') && !dump.includes('active="true"')) return { reason: 'no window was active' };
  const { rotation, roots } = parseUiDump(dump);
  return { rotation, ...normaliseElements(roots) };
}
