import { DateFormat } from '@androidworld/app-sdk';
import type { SystemAppApi } from '@androidworld/app-sdk/system';

const folder = '/sdcard/Pictures/Screenshots';

/** Keeps the last picture of a task as SystemUI keeps screenshots; false while there is none. */
export async function saveScreenshot(
  api: SystemAppApi,
  taskId: number,
  now: { readonly nowMs: number; readonly zone: string },
): Promise<boolean> {
  const picture = await api.system.taskSnapshot(taskId);
  if (picture === null) return false;
  const name = `Screenshot_${DateFormat.format('yyyyMMdd-HHmmss', now.nowMs, now.zone)}.png`;
  await api.files.mkdir(folder);
  await api.files.write(`${folder}/${name}`, picture);
  return true;
}
