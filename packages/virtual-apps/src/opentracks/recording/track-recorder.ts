import { type AppApi, type Location, type ProcessHost, zoneOffset } from '@androidworld/app-sdk';
import { typeByText } from '../activity-types.ts';
import { preferences } from '../store/preferences.ts';
import { insertPoint, pointTypes } from '../store/track-points.ts';
import { deleteTracks, findTrack, insertTrack, nextTrackId, updateTrack } from '../store/tracks.ts';
import { distanceBetween } from './distance-between.ts';
import { randomUuid } from './random-uuid.ts';
import { addStretch, noStatistics, perSecond, type Statistics, withTotalTime } from './statistics.ts';
import { trackName } from './track-name.ts';

/** What the screens and the notification are told. */
export interface RecordingState {
  /** Null while nothing is recorded. */
  readonly trackId: number | null;
  readonly statistics: Statistics;
  /** Whether the app listens to the GPS, with a recording or without. */
  readonly isListening: boolean;
  readonly location: Location | null;
  /** Metres a second, just now. */
  readonly speed: number;
}

/** Event to the screens: any of it changed. */
export const recordingChanged = 'recording-changed';

const gpsListener = 'track-recorder';

interface Recording {
  readonly trackId: number;
  statistics: Statistics;
  /** Of the segments before this one. */
  readonly doneMs: number;
  /** Since boot, when this segment began. */
  readonly runningSince: number;
  /** The last place that was kept in this segment. */
  last: Location | undefined;
  isIdle: boolean;
}

/** The recording of the process: there is one at most, and it dies with the process. */
export class TrackRecorder {
  readonly #api: AppApi;
  readonly #host: ProcessHost;
  #recording: Recording | undefined;
  #isListening = false;
  #location: Location | null = null;
  #speed = 0;
  /** The service shows it; told after each change. */
  onChange: (state: RecordingState) => Promise<void> = async () => undefined;

  constructor(api: AppApi, host: ProcessHost) {
    this.#api = api;
    this.#host = host;
  }

  async state(): Promise<RecordingState> {
    const recording = this.#recording;
    const statistics =
      recording === undefined ? noStatistics : withTotalTime(recording.statistics, await this.#totalMs(recording));
    return {
      trackId: recording?.trackId ?? null,
      statistics,
      isListening: this.#isListening,
      location: this.#location,
      speed: this.#speed,
    };
  }

  /** A new track, which is recorded from now on. @returns its id */
  async start(): Promise<number> {
    if (this.#recording !== undefined) return this.#recording.trackId;
    const [nowMs, zone, values, number] = await Promise.all([
      this.#api.clock.now(),
      this.#api.clock.zone(),
      preferences.get(this.#api),
      nextTrackId(this.#api),
    ]);
    const offset = zoneOffset(zone, nowMs);
    const type = typeByText(values.defaultActivity);
    const trackId = await insertTrack(this.#api, {
      ...noStatistics,
      name: trackName(values.trackName, { ms: nowMs, offset }, number),
      description: '',
      category: type.text,
      activityType: type.id,
      startMs: nowMs,
      stopMs: nowMs,
      startOffset: offset,
      gain: null,
      loss: null,
      uuid: await randomUuid(this.#api),
    });
    await this.#begin(trackId, noStatistics);
    return trackId;
  }

  /** Goes on with a track that was stopped. */
  async resume(trackId: number): Promise<void> {
    const track = await findTrack(this.#api, trackId);
    if (this.#recording !== undefined || track === undefined) return;
    await this.#begin(trackId, track);
  }

  async stop(): Promise<void> {
    const recording = this.#recording;
    if (recording === undefined) return;
    const { trackId } = recording;
    const [stopMs, totalMs] = await Promise.all([this.#api.clock.now(), this.#totalMs(recording)]);
    this.#recording = undefined;
    await insertPoint(this.#api, { trackId, timeMs: stopMs, type: pointTypes.segmentEndManual });
    await updateTrack(this.#api, trackId, { ...withTotalTime(recording.statistics, totalMs), stopMs });
    await this.listen(false);
  }

  async discard(trackId: number): Promise<void> {
    await deleteTracks(this.#api, [trackId]);
  }

  /** Turns the GPS on or off. */
  async listen(on: boolean): Promise<void> {
    if (on) {
      this.#isListening = true;
      // Without the permission it records time alone.
      const isAllowed = await this.#api.permissions.check('android.permission.ACCESS_FINE_LOCATION');
      if (isAllowed) await this.#api.location.requestLocationUpdates('gps', gpsListener);
    } else {
      this.#isListening = false;
      this.#location = null;
      await this.#api.location.removeUpdates(gpsListener);
    }
    await this.#tell();
  }

  async receive(listener: string, location: Location): Promise<void> {
    if (listener !== gpsListener) return;
    this.#location = location;
    if (this.#recording !== undefined) await this.#record(this.#recording, location);
    await this.#tell();
  }

  async #begin(trackId: number, statistics: Statistics): Promise<void> {
    const [timeMs, runningSince] = await Promise.all([this.#api.clock.now(), this.#api.clock.elapsed()]);
    await insertPoint(this.#api, { trackId, timeMs, type: pointTypes.segmentStartManual });
    this.#speed = 0;
    this.#recording = {
      trackId,
      statistics,
      doneMs: statistics.totalMs,
      runningSince,
      last: undefined,
      isIdle: false,
    };
    await this.listen(true);
  }

  async #record(recording: Recording, location: Location): Promise<void> {
    const values = await preferences.get(this.#api);
    if (location.accuracy > Number(values.recordingGpsAccuracy)) return;
    const { last, trackId } = recording;
    const moved = last === undefined ? 0 : distanceBetween(last, location);
    const sinceMs = last === undefined ? 0 : location.elapsedRealtime - last.elapsedRealtime;
    if (last !== undefined) {
      if (sinceMs < Number(values.minRecordingInterval) * 1000) return;
      if (moved < Number(values.recordingDistanceInterval)) {
        return this.#rest(recording, location, sinceMs >= Number(values.idleSpeedDuration) * 1000);
      }
    }
    const isJump = moved > Number(values.maxRecordingDistance);
    const speed = location.speed ?? perSecond(moved, sinceMs);
    recording.last = location;
    this.#speed = isJump ? 0 : speed;
    await insertPoint(this.#api, {
      ...placeOf(trackId, location),
      speed: isJump ? 0 : speed,
      type: isJump ? pointTypes.segmentStartAutomatic : pointTypes.point,
    });
    recording.statistics = addStretch(recording.statistics, {
      distance: isJump ? 0 : moved,
      durationMs: isJump || recording.isIdle ? 0 : sinceMs,
      speed: isJump ? 0 : speed,
      elevation: location.altitude,
    });
    recording.isIdle = false;
    await this.#save(recording, location.time);
  }

  /** Stays where it is: after a while that is no moving time any more. */
  async #rest(recording: Recording, location: Location, isLong: boolean): Promise<void> {
    if (!isLong || recording.isIdle) return;
    recording.isIdle = true;
    this.#speed = 0;
    await insertPoint(this.#api, { ...placeOf(recording.trackId, location), speed: 0, type: pointTypes.idle });
    await this.#save(recording, location.time);
  }

  async #save(recording: Recording, stopMs: number): Promise<void> {
    const statistics = withTotalTime(recording.statistics, await this.#totalMs(recording));
    await updateTrack(this.#api, recording.trackId, { ...statistics, stopMs });
  }

  async #totalMs({ doneMs, runningSince }: Recording): Promise<number> {
    return Math.round(doneMs + (await this.#api.clock.elapsed()) - runningSince);
  }

  async #tell(): Promise<void> {
    const state = await this.state();
    this.#host.emit(recordingChanged, state.trackId);
    await this.onChange(state);
  }
}

function placeOf(trackId: number, { latitude, longitude, altitude, accuracy, time }: Location) {
  return { trackId, latitude, longitude, elevation: altitude, accuracy, timeMs: time };
}
