import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fidelityApps, unfinishedApps } from './apps.ts';
import { belowFloor, floorOf, readFloors } from './floors.ts';
import { measureApp } from './measure-app.ts';
import { summarise } from './summary.ts';

const floors = readFloors();

describe.each(fidelityApps)('the recorded screens of $name', (app) => {
  it('are all measured', () => {
    const file = new URL(`recordings/${app.name}.json`, import.meta.url);
    const recorded = z.array(z.looseObject({ id: z.string() })).parse(JSON.parse(readFileSync(file, 'utf8')));
    expect(app.screens.map(({ id }) => id).toSorted()).toEqual(recorded.map(({ id }) => id).toSorted());
  });

  it('are here at least as much as before, and what is not there has a reason', { timeout: 120_000 }, async () => {
    const measured = await measureApp(app);
    const unexplained = measured.flatMap(({ id, missing }) =>
      missing.filter(({ reason }) => reason === undefined).map(({ element, here }) => ({ id, element, here })),
    );
    expect(unexplained).toEqual([]);
    const floor = floors[app.name];
    if (floor === undefined) throw new Error(`There is no floor for ${app.name}: run pnpm fidelity --write`);
    const summary = summarise(measured);
    expect(belowFloor(floorOf(summary), floor)).toEqual([]);
    expect(summary.found / summary.named).toBeGreaterThanOrEqual(0.95);
  });
});

describe.each(unfinishedApps)('the recorded screens of $name, which are not all there yet,', (app) => {
  it('are here at least as much as before', { timeout: 120_000 }, async () => {
    const floor = floors[app.name];
    if (floor === undefined) throw new Error(`There is no floor for ${app.name}: run pnpm fidelity --write`);
    expect(belowFloor(floorOf(summarise(await measureApp(app))), floor)).toEqual([]);
  });
});
