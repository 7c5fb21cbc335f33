import { SaxesParser } from 'saxes';
import { type Device, sh } from '../../../packages/core/src/index.ts';

/** A node of any window, its attributes as they stand in the dump. */
export interface DumpedNode {
  readonly attributes: Readonly<Record<string, string>>;
}

/** All nodes of all windows of the screen, topmost window first, as an accessibility client sees them. */
export async function dumpWindows(device: Device): Promise<DumpedNode[]> {
  const file = '/sdcard/evidence.xml';
  const { stdout, stderr, exitCode } = await device.shell(
    sh`uiautomator dump --windows ${file} >/dev/null && cat ${file}; rm -f ${file}`,
  );
  if (!stdout.includes('<node')) throw new Error(`uiautomator dump told of no node (exit ${exitCode}): ${stderr}`);
  const nodes: DumpedNode[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'node') nodes.push({ attributes });
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(stdout.slice(stdout.indexOf('<?xml'))).close();
  return nodes;
}

/** @returns where a finger taps it */
export function centreOf({ attributes: { bounds = '' } }: DumpedNode): { x: number; y: number } {
  const [, left, top, right, bottom] = /^\[(-?\d+),(-?\d+)\]\[(-?\d+),(-?\d+)\]$/.exec(bounds) ?? [];
  if (bottom === undefined) throw new Error(`A node with bounds "${bounds}"`);
  return { x: (Number(left) + Number(right)) / 2, y: (Number(top) + Number(bottom)) / 2 };
}
