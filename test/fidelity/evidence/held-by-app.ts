import type { MeasuredEvidence } from './measure-evidence.ts';

/** How many of an app's facts hold. */
export interface HeldFacts {
  readonly held: number;
  readonly all: number;
}

export function heldByApp(measured: readonly MeasuredEvidence[]): Map<string, HeldFacts> {
  const byApp = new Map<string, HeldFacts>();
  for (const { app, held, missed } of measured) {
    const before = byApp.get(app) ?? { held: 0, all: 0 };
    byApp.set(app, { held: before.held + held.length, all: before.all + held.length + missed.length });
  }
  return byApp;
}
