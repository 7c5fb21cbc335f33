import { ImageButton, LinearLayout, type Selection, TextView, useApi, useBack } from '@androidworld/app-sdk/ui';
import close from '@material-symbols/svg-400/rounded/close.svg';
import deleteIcon from '@material-symbols/svg-400/rounded/delete.svg';
import download from '@material-symbols/svg-400/rounded/download.svg';
import share from '@material-symbols/svg-400/rounded/share.svg';
import { useState } from 'preact/hooks';
import { stopPlayback } from '../player.ts';
import { recorderPreferences } from '../recording-settings.ts';
import { moveToTrash, type RecordRow } from '../store.ts';
import { RecorderDialog } from '../widgets/recorder-dialog.tsx';
import { recordActions } from './record-actions.ts';

/** In place of the toolbar while records are selected. */
export function SelectionBar(props: { records: readonly RecordRow[]; selection: Selection<number> }) {
  const api = useApi();
  const { records, selection } = props;
  const onClose = selection.clear;
  useBack(onClose);
  const [asking, setAsking] = useState<'copy' | 'trash' | null>(null);
  const many = `${records.length} selected ${records.length === 1 ? 'record' : 'records'}`;
  const copy = async () => {
    for (const record of records) await recordActions.saveAs(api, record);
    onClose();
  };
  const remove = async () => {
    stopPlayback();
    const { activeRecord } = await recorderPreferences.get(api);
    for (const record of records) await moveToTrash(api, record);
    if (records.some(({ id }) => id === activeRecord)) await recorderPreferences.put(api, { activeRecord: -1 });
    await api.toast('Selected records moved to trash');
    onClose();
  };
  return (
    <LinearLayout class="recorder-toolbar" id="menu_multi_select" style={{ background: '#253343' }}>
      <ImageButton id="btn_close_multi_select" icon={close} onClick={onClose} />
      <TextView id="txt_selected_multi" class="recorder-title" weight={1}>
        {`${records.length} selected`}
      </TextView>
      <ImageButton id="btn_share_multi" icon={share} onClick={() => void recordActions.share(api, records)} />
      <ImageButton id="btn_download_multi" icon={download} onClick={() => setAsking('copy')} />
      <ImageButton id="btn_delete_multi" icon={deleteIcon} onClick={() => setAsking('trash')} />
      {asking === 'copy' && (
        <RecorderDialog
          title="Save as…"
          icon={download}
          message={`Copy ${many} to the 'Downloads' directory?`}
          positive={{ label: 'Yes', onClick: () => void copy() }}
          negative="No"
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'trash' && (
        <RecorderDialog
          title="Warning!"
          icon={deleteIcon}
          message={`Move to trash ${many}?`}
          positive={{ label: 'Yes', onClick: () => void remove() }}
          negative="No"
          onClose={() => setAsking(null)}
        />
      )}
    </LinearLayout>
  );
}
