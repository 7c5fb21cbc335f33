import { column, defineDatabase, type RowOf } from '@androidworld/app-sdk';

const text = (name?: string) =>
  column
    .text(name)
    .nullable()
    .as(
      (value) => value ?? '',
      (value) => value,
    );

/** Degrees; the database holds millionths. */
const degrees = (name: string) =>
  column.integer(name).as(
    (millionths) => millionths / 1e6,
    (value) => Math.trunc(value * 1e6),
  );

const track = {
  id: column.integer('_id'),
  name: text(),
  description: text(),
  /** The activity type in words; any text. */
  category: text(),
  /** Milliseconds since the epoch. */
  startMs: column.integer('starttime'),
  stopMs: column.integer('stoptime'),
  /** East of UTC, in seconds, where it began. */
  startOffset: column.integer('starttime_offset'),
  /** Metres. */
  distance: column.real('totaldistance'),
  totalMs: column.integer('totaltime'),
  movingMs: column.integer('movingtime'),
  /** Metres a second. */
  averageSpeed: column.real('avgspeed'),
  averageMovingSpeed: column.real('avgmovingspeed'),
  maxSpeed: column.real('maxspeed'),
  minElevation: column.real('minelevation'),
  maxElevation: column.real('maxelevation'),
  /** Metres; null where nobody knows. */
  gain: column.real('elevationgain').nullable(),
  loss: column.real('elevationloss').nullable(),
  uuid: column.blob().nullable(),
  /** Id of the activity type, which the list takes its icon from. */
  activityType: text('activity_type'),
};

const point = {
  id: column.integer('_id'),
  trackId: column.integer('trackid'),
  /** Null where a segment begins or ends without a place. */
  longitude: degrees('longitude').nullable(),
  latitude: degrees('latitude').nullable(),
  timeMs: column.integer('time'),
  elevation: column.real().nullable(),
  accuracy: column.real().nullable(),
  speed: column.real().nullable(),
  bearing: column.real().nullable(),
  gain: column.real('elevation_gain').nullable(),
  loss: column.real('elevation_loss').nullable(),
  heartRate: column.real('sensor_heartrate').nullable(),
  cadence: column.real('sensor_cadence').nullable(),
  power: column.real('sensor_power').nullable(),
  type: column.integer(),
};

const marker = {
  id: column.integer('_id'),
  name: text(),
  description: text(),
  /** What kind of place it is; any text. */
  category: text(),
  icon: text(),
  trackId: column.integer('trackid'),
  /** Metres from the start of the track. */
  length: column.real(),
  /** Milliseconds since the start of the track. */
  duration: column.integer(),
  longitude: degrees('longitude'),
  latitude: degrees('latitude'),
  timeMs: column.integer('time'),
  elevation: column.real().nullable(),
  accuracy: column.real().nullable(),
  bearing: column.real().nullable(),
  photoUrl: text(),
};

export type Track = RowOf<typeof track>;
export type TrackPoint = RowOf<typeof point>;
export type Marker = RowOf<typeof marker>;

/** As the app's CustomSQLiteOpenHelper makes it. */
export const trackDatabase = defineDatabase({
  name: 'database.db',
  version: 37,
  foreignKeys: true,
  create: [
    'CREATE TABLE trackpoints (_id INTEGER PRIMARY KEY AUTOINCREMENT, trackid INTEGER NOT NULL, longitude INTEGER, latitude INTEGER, time INTEGER, elevation FLOAT, accuracy FLOAT, speed FLOAT, bearing FLOAT, sensor_heartrate FLOAT, sensor_cadence FLOAT, sensor_power FLOAT, elevation_gain FLOAT, elevation_loss FLOAT, type TEXT CHECK(type IN (-2, -1, 0, 1, 3)), sensor_distance FLOAT, accuracy_vertical FLOAT, FOREIGN KEY (trackid) REFERENCES tracks(_id) ON UPDATE CASCADE ON DELETE CASCADE)',
    'CREATE INDEX trackpoints_trackid_index ON trackpoints(trackid)',
    'CREATE TABLE tracks (_id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT, description TEXT, category TEXT, starttime INTEGER, stoptime INTEGER, numpoints INTEGER, totaldistance FLOAT, totaltime INTEGER, movingtime INTEGER, avgspeed FLOAT, avgmovingspeed FLOAT, maxspeed FLOAT, minelevation FLOAT, maxelevation FLOAT, elevationgain FLOAT, icon TEXT, uuid BLOB, elevationloss FLOAT, starttime_offset INTEGER, activity_type TEXT)',
    'CREATE UNIQUE INDEX tracks_uuid_index ON tracks(uuid)',
    'CREATE TABLE markers (_id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT, description TEXT, category TEXT, icon TEXT, trackid INTEGER NOT NULL, length FLOAT, duration INTEGER, longitude INTEGER, latitude INTEGER, time INTEGER, elevation FLOAT, accuracy FLOAT, bearing FLOAT, photoUrl TEXT, FOREIGN KEY (trackid) REFERENCES tracks(_id) ON UPDATE CASCADE ON DELETE CASCADE)',
    'CREATE INDEX markers_trackid_index ON markers(trackid)',
  ],
  tables: { tracks: track, trackpoints: point, markers: marker },
});

export const { tracks: trackTable, trackpoints: pointTable, markers: markerTable } = trackDatabase.tables;
