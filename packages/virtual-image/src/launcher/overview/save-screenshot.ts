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
  await api.files.write(`${folder}/${name}`, await toPng(picture));
  return true;
}

async function toPng(picture: Uint8Array): Promise<Uint8Array> {
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(picture)]));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  return new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
}
