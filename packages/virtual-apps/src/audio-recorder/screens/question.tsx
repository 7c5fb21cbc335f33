import { useApi } from '@androidworld/app-sdk/ui';
import deleteIcon from '@material-symbols/svg-400/rounded/delete_forever.svg';
import download from '@material-symbols/svg-400/rounded/download.svg';
import { stopPlayback } from '../player.ts';
import { recorderPreferences } from '../recording-settings.ts';
import { moveToTrash, type RecordRow } from '../store.ts';
import { RecorderDialog, RenameDialog } from '../widgets/recorder-dialog.tsx';
import { recordActions } from './record-actions.ts';

/** What the person is asked: the name of a new recording, another name, to throw away, to copy, to stop for nothing. */
export type RecordQuestion = 'name' | 'rename' | 'trash' | 'copy' | 'discard';

/** The dialog that is open about a record. */
export function Question(props: {
  asking: RecordQuestion;
  record: RecordRow | undefined;
  /** Throws the running recording away. */
  onDiscard?: () => void;
  onClose: () => void;
}) {
  const api = useApi();
  const { asking, record, onClose } = props;
  if (asking === 'discard') {
    return (
      <RecorderDialog
        title="Warning!"
        icon={deleteIcon}
        message="Delete this record?"
        positive={{ label: 'Yes', onClick: () => props.onDiscard?.() }}
        negative="No"
        onClose={onClose}
      />
    );
  }
  if (record === undefined) return null;
  switch (asking) {
    case 'name':
    case 'rename':
      return (
        <RenameDialog
          name={record.name}
          onRename={(name) => void recordActions.rename(api, record, name)}
          onClose={onClose}
          {...(asking === 'name'
            ? { onAskAgain: (askToRename) => void recorderPreferences.put(api, { askToRename }) }
            : {})}
        />
      );
    case 'copy':
      return (
        <RecorderDialog
          title="Save as…"
          icon={download}
          message="The record will be copied to the 'Downloads' directory"
          positive={{ label: 'Yes', onClick: () => void recordActions.saveAs(api, record) }}
          negative="No"
          onClose={onClose}
        />
      );
    case 'trash': {
      const remove = async () => {
        stopPlayback();
        await moveToTrash(api, record);
        if ((await recorderPreferences.get(api)).activeRecord === record.id)
          await recorderPreferences.put(api, { activeRecord: -1 });
        await api.toast('The record moved to trash');
      };
      return (
        <RecorderDialog
          title="Warning!"
          icon={deleteIcon}
          message={`Move to trash ${record.name}?`}
          positive={{ label: 'Yes', onClick: () => void remove() }}
          negative="No"
          onClose={onClose}
        />
      );
    }
  }
}
