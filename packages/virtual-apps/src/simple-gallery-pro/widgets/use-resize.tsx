import { useApi } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { encodePicture, readPicture } from '../../simple-commons/picture.ts';
import { ResizeAndSaveDialog } from '../dialogs/resize-and-save-dialog.tsx';
import { resize } from '../screens/editor/retouch.ts';
import type { Medium } from '../store/media.ts';
import { type PictureSize, pictureSize } from '../store/picture-size.ts';

/**
 * Saves a picture in another size.
 *
 * @param onDone it is on the disk
 */
export function useResize(onDone: () => void): {
  start(medium: Medium): Promise<void>;
  /** While it is asked how large, and where to. */
  readonly dialog: ComponentChildren;
} {
  const api = useApi();
  const [asked, setAsked] = useState<{ readonly medium: Medium; readonly size: PictureSize } | null>(null);
  return {
    async start(medium) {
      const size = pictureSize(await api.files.read(medium.path));
      if (size === undefined) return await api.toast('An error occurred');
      return setAsked({ medium, size });
    },
    dialog: asked !== null && (
      <ResizeAndSaveDialog
        path={asked.medium.path}
        size={asked.size}
        onSave={async (target, { width, height, extension }) => {
          const picture = await readPicture(await api.files.read(asked.medium.path));
          await api.files.write(target, encodePicture(resize(picture, width, height), extension));
          onDone();
        }}
        onClose={() => setAsked(null)}
      />
    ),
  };
}
