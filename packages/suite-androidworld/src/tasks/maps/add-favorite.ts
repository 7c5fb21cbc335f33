import { osmAnd } from '@androidworld/android-kit';
import { defineTask, type Ui } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { judge } from '../../checks/judge.ts';
import { published } from '../../published.ts';
import { clearMap } from './clear-map.ts';
import { coordinatesOf, isByName, isNear, location, locationText } from './locations.ts';
import { openMap, showPlace } from './map-steps.ts';

export const osmAndFavorite = defineTask({
  name: 'OsmAndFavorite',
  apps: [apps.osmAnd.name],
  ...published.OsmAndFavorite,
  params: z.object({ location: locationText }),
  sample: (random) => ({ location: location(random) }),
  goal: ({ location: place }) => `Save ${place} as a favorite in the OsmAnd maps app.`,
  setUp: (context) => clearMap(context),
  async score({ device, signal }, { location: place }) {
    const wanted = coordinatesOf(place);
    const favorites = await osmAnd.favorites.list(device, { signal });
    const [found, ...others] = favorites;
    const isThere = wanted !== null && found !== undefined && others.length === 0 && isNear(found, wanted);
    return judge(isThere, {
      expected: `one favourite, at ${JSON.stringify(place)}`,
      found: favorites.length === 0 ? 'none' : JSON.stringify(favorites),
    });
  },
  tearDown: (context) => clearMap(context),
  async solution(ui, { location: place }) {
    await openMap(ui);
    await showPlace(ui, place);
    await save(ui, place);
  },
  nearMisses: [
    {
      name: 'another place',
      async run(ui) {
        await openMap(ui);
        await showPlace(ui, 'Vaduz, Liechtenstein');
        await save(ui, 'Vaduz, Liechtenstein');
      },
    },
    {
      name: 'a map marker in place of a favorite',
      async run(ui, { location: place }) {
        await openMap(ui);
        await showPlace(ui, place);
        await ui.tap({ text: 'Marker' });
      },
    },
    {
      name: 'the editor opened and not saved',
      async run(ui, { location: place }) {
        await openMap(ui);
        await showPlace(ui, place);
        await ui.tap({ text: 'Add' });
        await ui.tap({ text: 'Cancel' });
      },
    },
  ],
});

/** A place that was found has a name already; coordinates have none. */
async function save(ui: Ui, place: string): Promise<void> {
  await ui.tap({ text: 'Add' });
  if (!isByName(place)) await ui.type({ resourceId: 'name_edit' }, place);
  await ui.tap({ text: 'Save' });
  await ui.waitFor({ text: /^Favorite/ });
}
