import { AlertDialog, css, EditText, FrameLayout, LinearLayout } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';

css`
/* TextInputLayout's dense box, right in the panel. */
.playlist-name { margin-top: -8px; padding: 16px; }
.playlist-name .field-input { min-height: 51.4px; padding: 12px 16px; }
`;

interface NameDialogProps {
  title: string;
  confirm: string;
  initial: string;
  /** After the dialog has closed; an empty name changes nothing. */
  onDone: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a playlist. */
export function PlaylistNameDialog({ title, confirm, initial, onDone, onClose }: NameDialogProps) {
  const [name, setName] = useState(initial);
  return (
    <AlertDialog
      title={title}
      flush
      onDismiss={onClose}
      negative={{ label: 'Cancel', onClick: onClose }}
      positive={{
        label: confirm,
        onClick() {
          onClose();
          if (name !== '') onDone(name);
        },
      }}
    >
      <LinearLayout id="actionNewPlaylistContainer" orientation="vertical" align="stretch" class="playlist-name">
        <FrameLayout>
          <EditText
            id="actionNewPlaylist"
            variant="outlined"
            hint="Playlist name"
            inputType="textCapWords"
            value={name}
            onChange={setName}
            autoFocus
          />
        </FrameLayout>
      </LinearLayout>
    </AlertDialog>
  );
}
