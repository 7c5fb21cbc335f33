import { type AppApi, type ProcessHost, uniqueName } from '@androidworld/app-sdk';
import { recordsFolder } from './package-name.ts';
import { recordName } from './record-name.ts';
import { type RecordingSettings, recorderPreferences } from './recording-settings.ts';
import { packetMs, silentRecording } from './silent-recording.ts';
import { completeRecord, discardRecord, findRecord, insertRecord } from './store.ts';

/** What the screens are told of the recording. */
export type RecordingState =
  | { readonly status: 'idle' }
  | { readonly status: 'recording' | 'paused'; readonly recordedMs: number; readonly settings: RecordingSettings };

/** Event to the screens: a recording began, paused, went on or ended. */
export const recordingChanged = 'recording-changed';

interface Recording {
  readonly id: number;
  readonly path: string;
  readonly startedMs: number;
  readonly settings: RecordingSettings;
  /** Recorded before the last pause. */
  doneMs: number;
  /** `AppApi.clock.elapsed` since when it runs; undefined while it is paused. */
  runningSince: number | undefined;
}

/** The recording of the process: there is one at most, and it dies with the process. */
export class AppRecorder {
  readonly #api: AppApi;
  readonly #host: ProcessHost;
  #recording: Recording | undefined;
  /** The service shows the recording; told after each change. */
  onChange: (status: RecordingState['status']) => Promise<void> = async () => undefined;

  constructor(api: AppApi, host: ProcessHost) {
    this.#api = api;
    this.#host = host;
  }

  async state(): Promise<RecordingState> {
    const recording = this.#recording;
    if (recording === undefined) return { status: 'idle' };
    const status = recording.runningSince === undefined ? 'paused' : 'recording';
    return { status, recordedMs: await this.#recordedMs(recording), settings: recording.settings };
  }

  async start(): Promise<void> {
    if (this.#recording !== undefined) return;
    const { recordCounter, naming, ...preferences } = await recorderPreferences.get(this.#api);
    const { format, sampleRate, bitrate, channels } = preferences;
    const settings = format === '3gp' ? threeGppSettings(sampleRate) : { format, sampleRate, bitrate, channels };
    const [startedMs, zone] = await Promise.all([this.#api.clock.now(), this.#api.clock.zone()]);
    const counter = recordCounter + 1;
    const { name, path } = await this.#freeName(recordName(naming, { counter, nowMs: startedMs, zone }), format);
    await this.#api.files.write(path, '');
    const id = await insertRecord(this.#api, { name, path, createdMs: startedMs, settings });
    await recorderPreferences.put(this.#api, { recordCounter: counter, activeRecord: id });
    const runningSince = await this.#api.clock.elapsed();
    this.#recording = { id, path, startedMs, settings, doneMs: 0, runningSince };
    await this.#tell();
  }

  async pauseOrResume(): Promise<void> {
    const recording = this.#recording;
    if (recording === undefined) return;
    if (recording.runningSince === undefined) recording.runningSince = await this.#api.clock.elapsed();
    else {
      recording.doneMs = await this.#recordedMs(recording);
      recording.runningSince = undefined;
    }
    await this.#tell();
  }

  /** @returns the id of the record; null when nothing was recorded */
  async stop(): Promise<number | null> {
    const recording = this.#recording;
    if (recording === undefined) return null;
    this.#recording = undefined;
    const { id, path, startedMs, settings } = recording;
    // An agent may decide in no time, and the phone's stands still meanwhile: a file of no length would be none.
    const durationMs = Math.max(packetMs(settings), await this.#recordedMs(recording));
    const content = silentRecording(settings, durationMs, startedMs);
    await this.#api.files.write(path, content);
    await completeRecord(this.#api, id, { durationMs, size: content.length, waveform: silence(durationMs) });
    await this.#tell();
    return id;
  }

  async discard(): Promise<void> {
    const recording = this.#recording;
    if (recording === undefined) return;
    this.#recording = undefined;
    const record = await findRecord(this.#api, recording.id);
    if (record !== undefined) await discardRecord(this.#api, record);
    await recorderPreferences.put(this.#api, { activeRecord: -1 });
    await this.#tell();
  }

  async #recordedMs({ doneMs, runningSince }: Recording): Promise<number> {
    return Math.round(doneMs + (runningSince === undefined ? 0 : (await this.#api.clock.elapsed()) - runningSince));
  }

  /** A name is never given twice: a counted one goes on with `-1`, `-2`, … */
  async #freeName(name: string, format: string): Promise<{ name: string; path: string }> {
    const existing = (await this.#api.files.list(recordsFolder)).map((file) => file.name);
    const file = uniqueName(existing, `${name}.${format}`, 'hyphen');
    return { name: file.slice(0, -format.length - 1), path: `${recordsFolder}/${file}` };
  }

  async #tell(): Promise<void> {
    const { status } = await this.state();
    this.#host.emit(recordingChanged, status);
    await this.onChange(status);
  }
}

/** 3gp is recorded with one channel and a bitrate of its own. */
function threeGppSettings(sampleRate: number): RecordingSettings {
  return { format: '3gp', sampleRate: sampleRate === 8000 ? 8000 : 16000, bitrate: 12_000, channels: 1 };
}

/** Amplitudes for the waveform, 25 a second, at most as many as the screen shows of a long one. */
function silence(durationMs: number): Uint8Array {
  return new Uint8Array(Math.min(600, Math.max(1, Math.round((durationMs / 1000) * 25))));
}
