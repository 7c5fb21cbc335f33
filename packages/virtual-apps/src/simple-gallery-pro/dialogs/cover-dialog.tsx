import { AlertDialog, css, LinearLayout, useLive } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { MediaGrid } from '../screens/media/media-grid.tsx';
import { useLook } from '../screens/use-look.ts';
import { listMediaOf } from '../store/list-media-of.ts';
import { DestinationDialog } from './destination-dialog.tsx';

css`
.cover-choices { height: 420px; }
`;

interface CoverDialogProps {
  /** Where the pictures to choose from are, at first. */
  folder: string;
  onPick: (path: string) => void;
  onClose: () => void;
}

/** Asks for a picture, of this folder or of another. */
export function CoverDialog({ folder: start, onPick, onClose }: CoverDialogProps) {
  const look = useLook();
  const [folder, setFolder] = useState(start);
  const [isOther, setOther] = useState(false);
  const { data: media = [] } = useLive((api) => listMediaOf(api, folder, look), {}, [folder, look.showHidden]);
  if (isOther) return <DestinationDialog source="" onPick={setFolder} onClose={() => setOther(false)} />;
  return (
    <AlertDialog
      title="Select photo"
      onDismiss={onClose}
      negative={{ label: 'Cancel', onClick: onClose }}
      neutral={{ label: 'Other folder', onClick: () => setOther(true) }}
    >
      <LinearLayout orientation="vertical" align="stretch" class="cover-choices">
        <MediaGrid
          groups={[{ title: '', media }]}
          columns={3}
          isList={false}
          showNames={false}
          isCropped
          favorites={new Set()}
          item={({ path }) => ({
            selected: false,
            onClick() {
              onClose();
              onPick(path);
            },
            onLongClick: () => undefined,
          })}
        />
      </LinearLayout>
    </AlertDialog>
  );
}
