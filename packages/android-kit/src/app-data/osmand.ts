import { type CallOptions, type Device, sh } from '@androidworld/core';
import { sharedStorage } from '../files/shared-storage.ts';
import { run } from '../shell/run.ts';
import { type AppDatabase, editAppDatabase, readAppDatabase, userVersion } from './app-database.ts';
import { type Gpx, type GpxPoint, parseGpx } from './gpx.ts';

const packageName = 'net.osmand';
const external = `${sharedStorage}/Android/data/${packageName}/files`;
const internal = `/data/data/${packageName}/files`;

const markerDatabase: AppDatabase = {
  app: 'osmand',
  madeFor: 'OsmAnd 4.6.13',
  packageName,
  path: `/data/data/${packageName}/databases/map_markers_db`,
  oldestVersion: 13,
  newestVersion: 13,
  readVersion: userVersion,
};

export interface OsmAndFavorite extends GpxPoint {
  /** File of its group, e.g. `favorites.gpx`. */
  readonly file: string;
}

/** A map marker of OsmAnd: a row of `map_markers`. */
export interface OsmAndMarker {
  /** Degrees. */
  readonly lat: number;
  /** Degrees. */
  readonly lon: number;
  /** False once it was moved to the history. */
  readonly active: boolean;
}

/** A GPX file of OsmAnd's folder of tracks. */
export interface OsmAndTrack {
  /** Below the folder of tracks: `rec/a.gpx`. */
  readonly file: string;
  /** All points of its track segments, in the order of the file. */
  readonly points: readonly GpxPoint[];
}

/**
 * The favourites, map markers and tracks of OsmAnd, as it keeps them in files and a database. Needs root. Files that
 * are no XML count as none. Clearing stops the app.
 */
export const osmAnd = {
  packageName,
  favorites: {
    async list(device: Device, options: CallOptions = {}): Promise<readonly OsmAndFavorite[]> {
      const files = await readGpxFiles(device, `${external}/favorites`, options);
      return files
        .filter(({ file }) => !file.includes('/'))
        .flatMap(({ file, gpx }) => gpx.waypoints.map((point) => ({ ...point, file })));
    },
    /** Of all groups, with the app's own copy and backups, from which it would bring them back. */
    async clear(device: Device, options: CallOptions = {}): Promise<void> {
      await stop(device, options);
      const folders = [`${external}/favorites`, `${external}/backup`, `${internal}/backup`];
      const files = [`${external}/favourites.gpx`, `${internal}/favourites_bak.gpx`];
      await run(device, sh`rm -rf ${folders} && rm -f ${files}`, { ...options, root: true });
    },
  },
  markers: {
    list: (device: Device, options: CallOptions = {}): Promise<readonly OsmAndMarker[]> =>
      readAppDatabase(
        device,
        markerDatabase,
        (database) =>
          database
            .prepare<[], { lat: number; lon: number; active: number }>(
              'SELECT marker_lat AS lat, marker_lon AS lon, marker_active AS active FROM map_markers',
            )
            .all()
            .map(({ active, ...place }) => ({ ...place, active: active !== 0 })),
        options,
      ),
    clear: (device: Device, options: CallOptions = {}): Promise<void> =>
      editAppDatabase(device, markerDatabase, (database) => database.exec('DELETE FROM map_markers'), options),
  },
  tracks: {
    async list(device: Device, options: CallOptions = {}): Promise<readonly OsmAndTrack[]> {
      const files = await readGpxFiles(device, `${external}/tracks`, options);
      return files.map(({ file, gpx }) => ({ file, points: gpx.trackPoints }));
    },
    async clear(device: Device, options: CallOptions = {}): Promise<void> {
      await stop(device, options);
      await run(device, sh`rm -rf ${`${external}/tracks`}`, { ...options, root: true });
    },
  },
} as const;

function stop(device: Device, options: CallOptions) {
  return run(device, sh`am force-stop ${packageName}`, options);
}

/** All files below a folder that are XML; none when it is missing. */
async function readGpxFiles(
  device: Device,
  folder: string,
  options: CallOptions,
): Promise<readonly { readonly file: string; readonly gpx: Gpx }[]> {
  const asRoot = { ...options, root: true };
  const { stdout } = await device.shell(
    sh`[ -d ${folder} ] && cd ${folder} && find . -type f -name ${'*.gpx'} -print0`,
    asRoot,
  );
  const files = stdout.split('\0').flatMap((path) => (path.startsWith('./') ? [path.slice(2)] : []));
  const found = [];
  for (const file of files.sort()) {
    const gpx = parseGpx(await run(device, sh`cat ${`${folder}/${file}`}`, asRoot));
    if (gpx !== null) found.push({ file, gpx });
  }
  return found;
}
