import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { heldByApp } from './held-by-app.ts';
import type { MeasuredEvidence } from './measure-evidence.ts';

/** How many facts of each app hold, by its name: they may become more, never fewer. */
export type FactFloors = Readonly<Record<string, number>>;

export const factFloorsFile = new URL('fact-floors.json', import.meta.url);

/** @throws {ZodError} when the file has another shape */
export function readFactFloors(): FactFloors {
  return z.record(z.string(), z.int()).parse(JSON.parse(readFileSync(factFloorsFile, 'utf8')));
}

export function factFloorsOf(measured: readonly MeasuredEvidence[]): FactFloors {
  return Object.fromEntries([...heldByApp(measured)].map(([app, { held }]) => [app, held]));
}

/** The apps of which fewer facts hold than before, in words. */
export function factsBelowFloor(measured: readonly MeasuredEvidence[], floors: FactFloors): string[] {
  return [...heldByApp(measured)].flatMap(([app, { held }]) => {
    const floor = floors[app] ?? 0;
    return held < floor ? [`${app}: ${held}, at least ${floor}`] : [];
  });
}
