import { MenuButton, useApi } from '@androidworld/app-sdk/ui';
import type { RecordRow } from '../store.ts';
import type { RecordQuestion } from './question.tsx';
import { recordActions } from './record-actions.ts';

/** The three dots of a record. */
export function RecordMenu({
  record,
  id,
  onAsk,
}: {
  record: RecordRow;
  id: string;
  onAsk: (asking: RecordQuestion) => void;
}) {
  const api = useApi();
  return (
    <MenuButton
      id={id}
      className="android.widget.ImageButton"
      contentDescription={undefined}
      items={[
        { title: 'Share', onClick: () => void recordActions.share(api, [record]) },
        { title: 'Information', onClick: () => void recordActions.information(api, record) },
        { title: 'Rename', onClick: () => onAsk('rename') },
        { title: 'Open with…', onClick: () => void recordActions.openWith(api, record) },
        { title: 'Save as…', onClick: () => onAsk('copy') },
        { title: 'Delete', onClick: () => onAsk('trash') },
      ]}
    />
  );
}
