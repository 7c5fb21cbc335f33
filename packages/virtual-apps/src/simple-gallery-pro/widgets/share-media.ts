import type { AppApi } from '@androidworld/app-sdk';
import type { Medium } from '../store/media.ts';

export function uriOf(medium: { readonly path: string } | undefined): string {
  return `file://${medium?.path ?? ''}`;
}

/** Offers files to other apps. */
export async function shareMedia(api: AppApi, media: readonly Pick<Medium, 'path'>[]): Promise<void> {
  const [first] = media;
  await api.startChooser(
    media.length > 1
      ? {
          action: 'android.intent.action.SEND_MULTIPLE',
          type: 'image/*',
          extras: { 'android.intent.extra.STREAM': media.map(uriOf) },
        }
      : {
          action: 'android.intent.action.SEND',
          type: 'image/*',
          extras: { 'android.intent.extra.STREAM': uriOf(first) },
        },
  );
}
