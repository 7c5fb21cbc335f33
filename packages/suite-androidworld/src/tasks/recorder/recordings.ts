import { type ListedFile, listFiles, readDatabase, run, sharedStorage } from '@androidworld/android-kit';
import { sh, type TaskContext } from '@androidworld/core';
import { apps } from '../../apps/apps.ts';

const { packageName } = apps.audioRecorder;
const folder = `${sharedStorage}/Android/data/${packageName}/files/Music/records`;
const database = { packageName, path: `/data/data/${packageName}/databases/records.db` };

/** Leaves no recordings. The folder stays: made by anybody else it would not be the app's own. */
export async function clearRecordings({ device, signal }: TaskContext): Promise<undefined> {
  await run(device, sh`if [ -d ${folder} ]; then find ${folder} -mindepth 1 -delete; fi`, { signal });
  return undefined;
}

/**
 * The name of the only recording; undefined when there is none, or more than one, or it is in the trash (then its file
 * has another ending), or it is not over.
 */
export async function onlyRecording(context: TaskContext): Promise<string | undefined> {
  const { device, signal } = context;
  const [recording, ...others] = await listFiles(device, folder, { signal });
  if (recording === undefined || others.length > 0 || !isAudio(recording)) return undefined;
  return (await isComplete(context, recording)) ? recording.path : undefined;
}

function isAudio({ path, size }: ListedFile): boolean {
  return size > 0 && /^[^/]+\.(m4a|wav|3gp)$/.test(path);
}

/** The app writes down how long a recording is when it has ended. */
async function isComplete({ device, signal }: TaskContext, { path }: ListedFile): Promise<boolean> {
  const durations = await readDatabase(
    device,
    database,
    (records) => records.prepare('SELECT duration FROM records WHERE path = ?').pluck().all(`${folder}/${path}`),
    { signal },
  );
  return durations.length === 1 && Number(durations[0]) > 0;
}
