import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Summary } from './summary.ts';

/** What an app has reached: it may get better, never worse. */
const floor = z.strictObject({
  found: z.int(),
  otherClass: z.int(),
  otherFlags: z.int(),
  /** Whole pixels, rounded up. */
  ninthDecilePx: z.int().nullable(),
});

export type Floor = z.output<typeof floor>;

export const floorsFile = new URL('floors.json', import.meta.url);

/** By name of the app. @throws {ZodError} when the file has another shape */
export function readFloors(): Readonly<Record<string, Floor>> {
  return z.record(z.string(), floor).parse(JSON.parse(readFileSync(floorsFile, 'utf8')));
}

export function floorOf({ found, otherClass, otherFlags, ninthDecilePx }: Summary): Floor {
  return {
    found,
    otherClass,
    otherFlags,
    ninthDecilePx: ninthDecilePx === null ? null : Math.ceil(ninthDecilePx),
  };
}

/** Where a measurement is worse than the floor, in words. */
export function belowFloor(measured: Floor, floor: Floor): string[] {
  const lines: string[] = [];
  const more = (name: string, is: number, was: number) => {
    if (is > was) lines.push(`${name}: ${is}, at most ${was}`);
  };
  if (measured.found < floor.found) lines.push(`found: ${measured.found}, at least ${floor.found}`);
  more('another class', measured.otherClass, floor.otherClass);
  more('other flags', measured.otherFlags, floor.otherFlags);
  if (measured.ninthDecilePx !== null && floor.ninthDecilePx !== null)
    more('px, nine in ten centres', measured.ninthDecilePx, floor.ninthDecilePx);
  return lines;
}
