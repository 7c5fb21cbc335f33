import { listFiles, readDatabase, run, sharedStorage } from '@androidworld/android-kit';
import { sh, type TaskContext } from '@androidworld/core';
import { apps } from '../../apps/apps.ts';
import { hasEnded, onlyClip } from './only-clip.ts';

const { packageName } = apps.audioRecorder;
const folder = `${sharedStorage}/Android/data/${packageName}/files/Music/records`;
const database = { packageName, path: `/data/data/${packageName}/databases/records.db` };

/** Leaves no recordings. The folder stays: made by anybody else it would not be the app's own. */
export async function clearRecordings({ device, signal }: TaskContext): Promise<undefined> {
  await run(device, sh`if [ -d ${folder} ]; then find ${folder} -mindepth 1 -delete; fi`, { signal });
  return undefined;
}

/** The name of the only recording; undefined when there is none, or more than one, or it is in the trash or not over. */
export async function onlyRecording({ device, signal }: TaskContext): Promise<string | undefined> {
  const clip = onlyClip(await listFiles(device, folder, { signal }));
  if (clip === undefined) return undefined;
  const durations = await readDatabase(
    device,
    database,
    (records) => records.prepare('SELECT duration FROM records WHERE path = ?').pluck().all(`${folder}/${clip.path}`),
    { signal },
  );
  return hasEnded(durations) ? clip.path : undefined;
}
