import { type AppApi, capturePicture, type Row } from '@androidworld/app-sdk';
import { photoMimetype } from './contact-fields.ts';
import { squarePicture } from './square-picture.ts';

const provider = 'content://com.android.contacts';
const cache = '/data/data/com.google.android.contacts/cache';

/** The picture of a contact that is edited: what is stored, none, or the path of one that waits to be saved. */
export type PhotoDraft = 'stored' | 'none' | { readonly path: string };

/** Keeps a picture, cut to a square, until the contact is saved. @throws when the bytes are no picture */
export async function stagePhoto(api: AppApi, bytes: Uint8Array): Promise<PhotoDraft> {
  await api.files.mkdir(cache);
  const path = `${cache}/ContactPhoto-${await api.clock.now()}.jpg`;
  await api.files.write(path, await squarePicture(bytes, 720));
  return { path };
}

/** Has the camera take one; null when it was given up. @throws when no camera answers */
export async function takePhoto(api: AppApi): Promise<PhotoDraft | null> {
  const taken = await capturePicture(api);
  return taken && (await stagePhoto(api, taken));
}

/** Gives a contact the picture of a draft. @param rows of the data table, as they were */
export async function savePhoto(
  api: AppApi,
  rawContactId: number,
  photo: PhotoDraft,
  rows: readonly Row[],
): Promise<void> {
  if (photo === 'stored') return;
  if (photo === 'none') {
    for (const { _id, mimetype } of rows) {
      if (mimetype === photoMimetype) await api.content.delete(`${provider}/data/${Number(_id)}`);
    }
    return;
  }
  const data15 = await api.files.read(photo.path);
  await api.content.update(`${provider}/raw_contacts/${rawContactId}/display_photo`, {
    data15,
    thumbnail: await squarePicture(data15, 96),
  });
  await api.files.remove(photo.path);
}
