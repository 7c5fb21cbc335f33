import { bytes, nullable, number, text } from '../sqlite/fields.ts';
import { type RowOf, typedTable } from '../sqlite/typed-table.ts';
import type { AppData } from './app-data.ts';
import { type AppDatabase, userVersion } from './app-database.ts';
import { dataOf, type Moment, rowsOfTable } from './data-of.ts';
import { derivedUuid } from './derived-uuid.ts';

const tracks = typedTable({
  name: 'tracks',
  columns: {
    _id: number,
    name: nullable(text),
    description: nullable(text),
    category: nullable(text),
    starttime: nullable(number),
    stoptime: nullable(number),
    numpoints: nullable(number),
    totaldistance: nullable(number),
    totaltime: nullable(number),
    movingtime: nullable(number),
    avgspeed: nullable(number),
    avgmovingspeed: nullable(number),
    maxspeed: nullable(number),
    minelevation: nullable(number),
    maxelevation: nullable(number),
    elevationgain: nullable(number),
    icon: nullable(text),
    uuid: nullable(bytes),
    elevationloss: nullable(number),
    starttime_offset: nullable(number),
    activity_type: nullable(text),
  },
});

/** A row of OpenTracks' `tracks`, columns by their names. Milliseconds since 1970; metres; metres per second. */
export type Track = RowOf<typeof tracks>;

/**
 * A track to be added, columns by their names. The default has no points and moved all the time; its speeds follow from
 * distance and time, as the app computes them.
 */
export interface NewTrack extends Partial<Omit<Track, '_id'>> {
  readonly name: string;
  /** The activity type as the app shows it ("trail running"), which also chooses the icon (`activity_type`). */
  readonly category: string;
  readonly starttime: number;
  readonly stoptime: number;
  readonly totaldistance: number;
}

const database: AppDatabase = {
  app: 'open tracks',
  madeFor: 'OpenTracks (5705)',
  packageName: 'de.dennisguse.opentracks',
  path: '/data/data/de.dennisguse.opentracks/databases/database.db',
  oldestVersion: 37,
  newestVersion: 37,
  readVersion: userVersion,
};

/** The tracks of OpenTracks. The points and markers of a track that is removed go with it. */
export const openTracks: AppData<Track, NewTrack> = dataOf(database, rowsOfTable(tracks, completeTrack));

function completeTrack(track: NewTrack, { rowId }: Moment): Omit<Track, '_id'> {
  const totaltime = track.stoptime - track.starttime;
  const speed = totaltime > 0 ? track.totaldistance / (totaltime / 1000) : 0;
  return {
    description: '',
    activity_type: track.category,
    numpoints: 0,
    totaltime,
    movingtime: totaltime,
    avgspeed: speed,
    avgmovingspeed: speed,
    maxspeed: 0,
    minelevation: 0,
    maxelevation: 0,
    elevationgain: 0,
    elevationloss: 0,
    icon: null,
    uuid: derivedUuid(track, rowId),
    starttime_offset: 0,
    ...track,
  };
}
