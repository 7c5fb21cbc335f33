import { osmAnd } from '@androidworld/android-kit';
import { defineTask } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { judge } from '../../checks/judge.ts';
import { published } from '../../published.ts';
import { clearMap } from './clear-map.ts';
import { coordinatesOf, isNear, location, locationText } from './locations.ts';
import { openMap, showPlace } from './map-steps.ts';

export const osmAndMarker = defineTask({
  name: 'OsmAndMarker',
  apps: [apps.osmAnd.name],
  ...published.OsmAndMarker,
  params: z.object({ location: locationText }),
  sample: (random) => ({ location: location(random) }),
  goal: ({ location: place }) => `Add a map marker (not a favorite) at ${place} in the OsmAnd maps app.`,
  setUp: (context) => clearMap(context),
  async score({ device, signal }, { location: place }) {
    const wanted = coordinatesOf(place);
    const markers = await osmAnd.markers.list(device, { signal });
    const [found, ...others] = markers;
    const isThere = wanted !== null && found !== undefined && others.length === 0 && isNear(found, wanted);
    return judge(isThere, {
      expected: `one marker, at ${JSON.stringify(place)}`,
      found: markers.length === 0 ? 'none' : JSON.stringify(markers),
    });
  },
  tearDown: (context) => clearMap(context),
  async solution(ui, { location: place }) {
    await openMap(ui);
    await showPlace(ui, place);
    await ui.tap({ text: 'Marker' });
  },
  nearMisses: [
    {
      name: 'another place',
      async run(ui) {
        await openMap(ui);
        await showPlace(ui, 'Vaduz, Liechtenstein');
        await ui.tap({ text: 'Marker' });
      },
    },
    {
      name: 'a favorite in place of a marker',
      async run(ui, { location: place }) {
        await openMap(ui);
        await showPlace(ui, place);
        await ui.tap({ text: 'Add' });
        await ui.type({ resourceId: 'name_edit' }, 'Here');
        await ui.tap({ text: 'Save' });
      },
    },
    {
      name: 'only searched for',
      async run(ui, { location: place }) {
        await openMap(ui);
        await showPlace(ui, place);
      },
    },
  ],
});
