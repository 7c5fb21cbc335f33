import type { TestPhone } from '../../../packages/virtual-phone/src/testing/index.ts';
import type { FidelityApp } from '../fidelity-app.ts';

const tracker = 'de.dennisguse.opentracks';
const component = { packageName: tracker, className: `${tracker}.TrackListActivity` };
const root = { uid: 0 };

const mile = 1609.344;
const minuteMs = 60_000;

interface RecordedTrack {
  readonly name: string;
  readonly description?: string;
  /** By the phone's clock. */
  readonly start: string;
  readonly minutes: number;
  readonly miles: number;
}

/** As in the recording; of the second row it holds nothing but its place. */
const tracks: readonly RecordedTrack[] = [
  { name: 'Bicycle Adventure', start: '2023-10-15T12:14', minutes: 18, miles: 9.25 },
  { name: 'Evening Swim', start: '2023-10-14T18:00', minutes: 30, miles: 1 },
  {
    name: 'Trying and failing to keep up with John',
    description: 'Shared laughs and made memories with friends.',
    start: '2023-10-14T13:30',
    minutes: 40,
    miles: 2.17,
  },
  { name: 'Trail Hike', start: '2023-10-13T16:32', minutes: 176, miles: 11.55 },
  // Further rows, as there were: the list can be scrolled.
  ...Array.from({ length: 12 }, (_, index) => ({
    name: `Walk ${index + 1}`,
    start: `2023-10-0${1 + (index % 9)}T08:00`,
    minutes: 30,
    miles: 2,
  })),
];

async function openList(phone: TestPhone): Promise<void> {
  const { system } = phone;
  const permissions = ['ACCESS_FINE_LOCATION', 'ACCESS_COARSE_LOCATION', 'BLUETOOTH_SCAN', 'BLUETOOTH_CONNECT'];
  for (const name of [...permissions, 'POST_NOTIFICATIONS']) {
    await system.packages.grant(tracker, `android.permission.${name}`);
  }
  await phone.start({ component });
  await phone.find('track_list_empty_view');
  await system.processes.kill(tracker, { stopped: true, reason: 'test' });
  const database = await system.disk.database(`/data/data/${tracker}/databases/database.db`, root);
  const insert = database.prepare(
    'INSERT INTO tracks (name, description, category, activity_type, starttime, stoptime, starttime_offset, totaldistance, totaltime, movingtime) VALUES (?, ?, ?, ?, ?, ?, 0, ?, ?, ?)',
  );
  for (const { name, description = '', start, minutes, miles } of tracks) {
    const startMs = Date.parse(`${start}Z`);
    const lengthMs = minutes * minuteMs;
    insert.run(name, description, 'biking', 'biking', startMs, startMs + lengthMs, miles * mile, lengthMs, lengthMs);
  }
  await phone.start({ component });
  await phone.find('Trail Hike');
}

export const openTracks: FidelityApp = {
  name: 'opentracks',
  packageName: tracker,
  screens: [
    {
      id: 'opentracks:settings',
      async open(phone) {
        await openList(phone);
        await phone.tap('More options');
        await phone.tap('Settings');
        await phone.find('About OpenTracks');
      },
    },
    { id: 'opentracks:track-list', open: openList },
    {
      id: 'opentracks:track-list-overflow-menu',
      async open(phone) {
        await openList(phone);
        await phone.tap('More options');
        await phone.find('Help');
      },
    },
  ],
};
