import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { osmAnd, readDatabase, run } from '../../packages/android-kit/src/index.ts';
import { type Device, type Driver, sh } from '../../packages/core/src/index.ts';
import { standardApps } from '../../packages/virtual-apps/src/index.ts';
import { systemImage } from '../../packages/virtual-image/src/index.ts';
import { virtualPhone } from '../../packages/virtual-phone/src/index.ts';

const external = '/sdcard/Android/data/net.osmand/files';
const internal = '/data/data/net.osmand/files';
const root = { root: true };
let driver: Driver;
let device: Device;

beforeAll(async () => {
  driver = virtualPhone({ image: systemImage, apps: standardApps });
  device = await driver.open('emulator-5554');
  // Its first start makes its databases.
  await run(device, sh`am start -W -n net.osmand/.plus.activities.MapActivity`);
});
afterAll(async () => {
  await device.close();
  await driver.close?.();
});
beforeEach(async () => {
  await osmAnd.favorites.clear(device);
  await osmAnd.tracks.clear(device);
});

const gpx = (content: string) => `<gpx xmlns="http://www.topografix.com/GPX/1/1">${content}</gpx>`;

async function put(path: string, content: string): Promise<void> {
  await run(device, sh`mkdir -p "$(dirname ${path})" && printf %s ${content} > ${path}`, root);
}

test('lists the favourites of all groups, with the file of each', async () => {
  await put(`${external}/favorites/favorites.gpx`, gpx('<wpt lat="47.1" lon="9.5"><name>it&apos;s "A"</name></wpt>'));
  await put(`${external}/favorites/favorites-B.gpx`, gpx('<wpt lat="1" lon="2"/>'));
  await put(`${external}/favorites/favorites-C.gpx`, 'no file of places');
  expect(await osmAnd.favorites.list(device)).toEqual([
    { lat: 1, lon: 2, name: '', file: 'favorites-B.gpx' },
    { lat: 47.1, lon: 9.5, name: `it's "A"`, file: 'favorites.gpx' },
  ]);
});

test('clears favourites with the copy they would come back from', async () => {
  await put(`${external}/favorites/favorites.gpx`, gpx('<wpt lat="47.1" lon="9.5"/>'));
  await put(`${internal}/favourites_bak.gpx`, gpx('<wpt lat="47.1" lon="9.5"/>'));
  await osmAnd.favorites.clear(device);
  await run(device, sh`am start -W -n net.osmand/.plus.activities.MapActivity`);
  expect(await osmAnd.favorites.list(device)).toEqual([]);
});

test('lists tracks below their folder, none where there is no folder', async () => {
  expect(await osmAnd.tracks.list(device)).toEqual([]);
  await put(`${external}/tracks/rec/a b.gpx`, gpx('<trk><trkseg><trkpt lat="1" lon="2"/></trkseg></trk>'));
  expect(await osmAnd.tracks.list(device)).toEqual([{ file: 'rec/a b.gpx', points: [{ lat: 1, lon: 2, name: '' }] }]);
});

test('lists markers, those of the history too, and removes them', async () => {
  const path = '/data/data/net.osmand/databases/map_markers_db';
  const insert =
    "INSERT INTO map_markers (marker_id, marker_lat, marker_lon, marker_active) VALUES ('a', 1.5, 2.5, 1), ('b', 3, 4, 0)";
  await run(device, sh`am force-stop net.osmand && sqlite3 ${path} ${insert}`, root);
  expect(await osmAnd.markers.list(device)).toEqual([
    { lat: 1.5, lon: 2.5, active: true },
    { lat: 3, lon: 4, active: false },
  ]);
  await osmAnd.markers.clear(device);
  const left = await readDatabase(device, { packageName: 'net.osmand', path }, (database) =>
    database.prepare('SELECT COUNT(*) FROM map_markers').pluck().get(),
  );
  expect(left).toBe(0);
});

test('says what is wrong where the database is missing', async () => {
  const path = '/data/data/net.osmand/databases/map_markers_db';
  await run(device, sh`am force-stop net.osmand && mv ${path} ${`${path}.away`}`, root);
  try {
    await expect(osmAnd.markers.list(device)).rejects.toThrow(
      /map_markers_db.*expected a database; found no such file/,
    );
  } finally {
    await run(device, sh`mv ${`${path}.away`} ${path}`, root);
  }
});
