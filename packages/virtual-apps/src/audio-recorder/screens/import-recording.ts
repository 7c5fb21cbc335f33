import { type AppApi, documentPicker } from '@androidworld/app-sdk';
import { recordsFolder } from '../package-name.ts';
import { type RecordingFormat, recorderPreferences } from '../recording-settings.ts';
import { completeRecord, insertRecord } from '../store.ts';

/** Lets the person pick a sound file and takes a copy of it into the list. */
export async function importRecording(api: AppApi): Promise<void> {
  const picked = await documentPicker(api).getContent(['audio/*']);
  if (picked === null) return;
  const file = picked.name;
  const path = `${recordsFolder}/${file}`;
  if ((await api.files.stat(path)) !== null) return api.toast('File with this name is already exists!');
  await api.files.write(path, await picked.read());
  const { sampleRate, bitrate, channels } = await recorderPreferences.get(api);
  const dot = file.lastIndexOf('.');
  const id = await insertRecord(api, {
    name: file.slice(0, dot),
    path,
    createdMs: await api.clock.now(),
    // The list shows whatever format it is; only recordings are limited to three.
    settings: { format: file.slice(dot + 1) as RecordingFormat, sampleRate, bitrate, channels },
  });
  const [media] = await api.content.query(picked.uri, { projection: ['duration'] });
  const durationMs = Number(media?.duration ?? 0);
  await completeRecord(api, id, { durationMs, size: picked.size, waveform: new Uint8Array(1) });
  await recorderPreferences.put(api, { activeRecord: id });
  await api.toast('The record imported successfully');
}
