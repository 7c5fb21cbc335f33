import type { AppApi } from '@androidworld/app-sdk';
import { recordsFolder } from '../package-name.ts';
import { type RecordingFormat, recorderPreferences } from '../recording-settings.ts';
import { completeRecord, insertRecord } from '../store.ts';

const resultOk = -1;

/** Lets the person pick a sound file and takes a copy of it into the list. */
export async function importRecording(api: AppApi): Promise<void> {
  const { code, data } = await api.startActivityForResult({
    action: 'android.intent.action.GET_CONTENT',
    type: 'audio/*',
    categories: ['android.intent.category.OPENABLE'],
  });
  if (code !== resultOk || data?.data === undefined) return;
  const [picked] = await api.content.query(data.data, { projection: ['_data', '_display_name', 'duration', '_size'] });
  if (typeof picked?._data !== 'string') return api.toast('Unable to read sound file');
  const file = String(picked._display_name);
  const path = `${recordsFolder}/${file}`;
  if ((await api.files.stat(path)) !== null) return api.toast('File with this name is already exists!');
  await api.files.copy(picked._data, path);
  const { sampleRate, bitrate, channels } = await recorderPreferences.get(api);
  const dot = file.lastIndexOf('.');
  const id = await insertRecord(api, {
    name: file.slice(0, dot),
    path,
    createdMs: await api.clock.now(),
    // The list shows whatever format it is; only recordings are limited to three.
    settings: { format: file.slice(dot + 1) as RecordingFormat, sampleRate, bitrate, channels },
  });
  const [durationMs, size] = [Number(picked.duration ?? 0), Number(picked._size ?? 0)];
  await completeRecord(api, id, { durationMs, size, waveform: new Uint8Array(1) });
  await recorderPreferences.put(api, { activeRecord: id });
  await api.toast('The record imported successfully');
}
