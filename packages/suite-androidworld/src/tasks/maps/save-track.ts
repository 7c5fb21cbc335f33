import { type OsmAndTrack, osmAnd } from '@androidworld/android-kit';
import { defineTask, type Ui } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { judge, listNames } from '../../checks/judge.ts';
import { published } from '../../published.ts';
import { clearMap } from './clear-map.ts';
import { type Coordinates, coordinatesOf, isNear, locationText, placeNames } from './locations.ts';
import { openMap, showPlace } from './map-steps.ts';

export const osmAndTrack = defineTask({
  name: 'OsmAndTrack',
  apps: [apps.osmAnd.name],
  ...published.OsmAndTrack,
  params: z.object({ waypoints: z.array(locationText).min(2) }),
  sample: (random) => ({ waypoints: placeNames(random, random.integer(2, 4)) }),
  goal: ({ waypoints }) =>
    `Save a track in the OsmAnd maps app. Its waypoints are, in this order: ${waypoints.join(', ')}.`,
  setUp: (context) => clearMap(context),
  async score({ device, signal }, { waypoints }) {
    const tracks = await osmAnd.tracks.list(device, { signal });
    return judge(
      tracks.some((track) => passes(track, waypoints.map(coordinatesOf))),
      {
        expected: `a track by ${listNames(waypoints)}, in this order`,
        found: tracks.length === 0 ? 'no track' : `${tracks.length} that pass elsewhere`,
      },
    );
  },
  tearDown: (context) => clearMap(context),
  solution: (ui, { waypoints }) => saveTrack(ui, waypoints),
  nearMisses: [
    { name: 'the other way round', run: (ui, { waypoints }) => saveTrack(ui, waypoints.toReversed()) },
    { name: 'the last place missing', run: (ui, { waypoints }) => saveTrack(ui, waypoints.slice(0, -1)) },
    {
      name: 'another first place',
      run: (ui, { waypoints }) => saveTrack(ui, ['Vaduz, Liechtenstein', ...waypoints.slice(1)]),
    },
  ],
});

/** Whether the points of the track come near all of these, one after the other; a point counts for one of them. */
export function passes({ points }: Pick<OsmAndTrack, 'points'>, targets: readonly (Coordinates | null)[]): boolean {
  let reached = 0;
  for (const point of points) {
    const target = targets[reached];
    if (target !== undefined && target !== null && isNear(point, target)) reached += 1;
  }
  return reached === targets.length;
}

/**
 * Exact places come from the search: a track of the last place alone, to which the others are added from the last but
 * one to the first, since what is added is written before what is there.
 */
async function saveTrack(ui: Ui, waypoints: readonly string[]): Promise<void> {
  await openMap(ui);
  for (const [index, place] of waypoints.toReversed().entries()) {
    await showPlace(ui, place);
    await ui.tap({ text: 'Actions' });
    await ui.tap({ text: 'Plan a route' });
    if (index === 0) {
      await ui.tap({ text: 'Done' });
      await ui.tap({ text: 'Save' });
    } else {
      await ui.tap({ text: 'Options' });
      await ui.tap({ text: 'Add to a track' });
      await ui.tap({ text: /^\w{3} \d{2} \w{3} \d{4}$/, resourceId: 'title' });
    }
    await ui.tap({ text: 'Exit' });
  }
}
