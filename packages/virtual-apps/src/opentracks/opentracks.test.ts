import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from '../../test/open-test-phone.ts';
import { activities, trackerPackage } from './package-name.ts';

const root = { uid: 0 };
const list = { component: { packageName: trackerPackage, className: activities.list } };

let phone: TestPhone;
beforeAll(async () => {
  phone = await openTestPhone();
});
afterAll(() => phone?.close());

const database = () => phone.system.disk.database(`/data/data/${trackerPackage}/databases/database.db`, root);
const select = async (sql: string) => (await database()).prepare(sql).all();

/** The rows of the list, as name and time. */
const rows = async () =>
  (await phone.nodes())
    .filter(({ resourceId }) => /track_list_item_(name|time_distance)$/.test(resourceId ?? ''))
    .map(({ text }) => text);

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const move = (step: number) =>
  phone.system.location.fix({ latitude: 50 + step * 0.001, longitude: 8, altitude: 100 + step });

describe('OpenTracks', () => {
  it('introduces itself, then asks for what it needs', async () => {
    await phone.start({ component: { packageName: trackerPackage, className: activities.introduction } });
    await phone.tap('next_button');
    await phone.find((node) => node.text?.includes('OSMDashboard') === true);
    await phone.tap('next_button');
    await phone.tap('While using the app');
    await phone.tap('Allow');
    await phone.tap('Allow');
    await phone.find('Start recording your next adventure here');
    expect(await select('SELECT count(*) AS count FROM tracks')).toEqual([{ count: 0 }]);
  });

  it('shows tracks that were written while it was stopped', async () => {
    await phone.system.processes.kill(trackerPackage, { stopped: true, reason: 'test' });
    const insert = (await database()).prepare(
      "INSERT INTO tracks (name, description, category, activity_type, starttime, stoptime, numpoints, totaldistance, totaltime, movingtime, avgspeed, avgmovingspeed, maxspeed, minelevation, maxelevation, elevationgain, elevationloss, starttime_offset, uuid) VALUES (?, '', ?, ?, ?, 0, 0, ?, ?, ?, 0, 0, 0, 0, 0, 20, 30, 0, randomblob(16))",
    );
    insert.run('Morning round', 'running', 'running', Date.parse('2023-10-13T07:30Z'), 5005, 2_700_000, 2_700_000);
    insert.run('To the lake', 'biking', 'biking', Date.parse('2023-09-24T10:00Z'), 97, 5_400_000, 5_400_000);
    await phone.start(list);
    await phone.find('Morning round');
    expect(await rows()).toEqual(['Morning round', '45:00 (3.11 mi)', 'To the lake', '1:30:00 (318.24 ft)']);
    expect(await phone.texts()).toEqual(expect.arrayContaining(['Friday', '07:30', '24 Sep', '10:00']));
  });

  it('finds by name, description or activity type', async () => {
    await phone.tap('search_button');
    await phone.input('RUNN');
    await phone.tap('Submit query');
    await phone.find('RUNN');
    expect(await rows()).toEqual(['Morning round', '45:00 (3.11 mi)']);
    await phone.key(4);
    await phone.find('To the lake');
  });

  it('tells a track’s statistics, and its type where it is edited', async () => {
    await phone.tap('Morning round');
    await phone.find('Oct 13, 2023, 7:30:00 AM');
    expect(await phone.texts()).toEqual(
      expect.arrayContaining(['DISTANCE', '3.11', 'AVG PACE', '14:28', 'GAIN', '66']),
    );
    await phone.tap('More options');
    await phone.tap('Edit');
    expect(await phone.find('track_edit_activity_type')).toMatchObject({ text: 'running' });
    await phone.type('track_edit_description', 'Fog');
    await phone.tap('Save');
    await phone.find('Fog');
    expect(await select('SELECT description, category, activity_type AS type FROM tracks WHERE _id = 1')).toEqual([
      { description: 'Fog', category: 'running', type: 'running' },
    ]);
    await phone.tap('Navigate up');
  });

  it('adds up by activity type, of some days if wanted', async () => {
    await phone.tap('aggregated_stats_button');
    await phone.find('RUNNING');
    await phone.find('BIKING');
    await phone.tap('Filter');
    await phone.tap('filter_date_edit_text_from');
    await phone.tap('Previous month');
    await phone.tap('24 September 2023');
    await phone.tap('filter_date_edit_text_to');
    await phone.tap('Previous month');
    // Before the first day it cannot be.
    await phone.tap('15 September 2023');
    await phone.tap('OK');
    await phone.find('BIKING');
    expect(await phone.texts()).not.toContain('RUNNING');
    await phone.tap('Navigate up');
  });

  it('tells lengths in the units that are set', async () => {
    await phone.tap('More options');
    await phone.tap('Settings');
    await phone.tap('Default Units and Activity');
    await phone.tap('Preferred units');
    await phone.tap('Metric (km, m)');
    await phone.tap('Navigate up');
    await phone.tap('Navigate up');
    await phone.find('45:00 (5.00 km)');
  });

  it('records what the GPS tells, with a notification, until it is stopped', async () => {
    await phone.tap('Record');
    await phone.find('Total time');
    for (const step of [0, 1, 2, 3]) move(step);
    await phone.find('333.59');
    const [shown] = phone.system.notifications.list().filter(({ packageName }) => packageName === trackerPackage);
    expect(shown).toMatchObject({
      title: 'Distance: 333.59 m',
      subText: expect.stringMatching(/^Location accuracy: \d+ m$/),
      ongoing: true,
    });
    await phone.tap('Stop');
    await phone.hold('Stop');
    await phone.type('track_edit_name', ' uphill');
    await phone.tap('finish_button');
    await phone.find('Today');
    expect(await select('SELECT name, category, round(totaldistance) AS length FROM tracks WHERE _id = 3')).toEqual([
      { name: '2023-10-15T15:34Z uphill', category: 'unknown', length: 334 },
    ]);
    expect(await select('SELECT type, latitude FROM trackpoints WHERE trackid = 3')).toEqual([
      { type: '-2', latitude: null },
      { type: '0', latitude: 50_000_000 },
      { type: '0', latitude: 50_001_000 },
      { type: '0', latitude: 50_002_000 },
      { type: '0', latitude: 50_003_000 },
      { type: '1', latitude: null },
    ]);
    await expect.poll(() => phone.system.services.list()).toEqual([]);
  });

  it('remembers places on the way, and throws away what is not wanted', async () => {
    await phone.tap('Record');
    // The height: it knows where it is.
    await phone.find('103');
    await phone.tap('Insert marker');
    await phone.system.disk.write('/sdcard/Download/dot.png', dot, root);
    await phone.tap('Choose from gallery');
    await phone.tap('dot.png');
    await phone.find('marker_edit_photo');
    await phone.tap('Add');
    await phone.hold('Stop');
    await phone.tap('resume_button');
    await phone.find('Total time');
    await phone.hold('Stop');
    expect(await select("SELECT name, trackid, photoUrl LIKE 'file://%/4/%.jpg' AS kept FROM markers")).toEqual([
      { name: 'Marker 1', trackid: 4, kept: 1 },
    ]);
    const photos = '/sdcard/Android/data/de.dennisguse.opentracks/files/Pictures/4';
    expect(await phone.system.disk.list(photos, root)).toHaveLength(1);
    await phone.tap('discard_button');
    await phone.tap('OK');
    await phone.find('Morning round');
    expect(await select('SELECT count(*) AS count FROM markers')).toEqual([{ count: 0 }]);
    expect(await select('SELECT count(*) AS count FROM trackpoints WHERE trackid = 4')).toEqual([{ count: 0 }]);
    await expect.poll(() => phone.system.disk.exists(photos)).toBe(false);
  });

  it('deletes what is picked', async () => {
    await phone.hold('To the lake');
    await phone.tap('More options');
    await phone.tap('Delete');
    await phone.tap('OK');
    await phone.find('Morning round');
    expect(await select('SELECT _id AS id FROM tracks ORDER BY _id')).toEqual([{ id: 1 }, { id: 3 }]);
  });
});
