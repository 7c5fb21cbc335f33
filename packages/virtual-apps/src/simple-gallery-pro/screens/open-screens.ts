import type { AppApi, Extra } from '@androidworld/app-sdk';
import { activities, packageName } from '../package-name.ts';

export function openScreen(
  api: AppApi,
  screen: keyof typeof activities,
  extras: Readonly<Record<string, Extra>> = {},
): Promise<void> {
  return api.startActivity({ component: { packageName, className: activities[screen] }, extras });
}

/** The camera, or word that there is none. */
export async function openCamera(api: AppApi): Promise<void> {
  await api.startActivity({ action: 'android.media.action.STILL_IMAGE_CAMERA' }).catch(() => api.toast('No app found'));
}
