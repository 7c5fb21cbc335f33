import { Avatar, type AvatarProps, useLive } from '@androidworld/app-sdk/ui';

interface ContactPhotoProps extends AvatarProps {
  /** `photo_uri` or `photo_thumb_uri` of the contacts provider; null for a contact that has none, and for nobody. */
  photo: string | null;
}

/** A contact's picture; its letter while there is none. */
export function ContactPhoto({ photo, ...avatar }: ContactPhotoProps) {
  return photo === null ? <Avatar {...avatar} /> : <StoredPhoto {...avatar} photo={photo} />;
}

const sources = { uris: ['content://com.android.contacts'] };

function StoredPhoto({ photo, ...avatar }: ContactPhotoProps & { photo: string }) {
  const picture = useLive(
    async (api) => {
      const [row] = await api.content.query(photo, { projection: ['data15'] });
      return row?.data15 instanceof Uint8Array ? row.data15 : null;
    },
    sources,
    [photo],
  );
  return <Avatar {...avatar} picture={picture.data ?? undefined} />;
}
