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
        { label: 'Share', onClick: () => void recordActions.share(api, [record]) },
        { label: 'Information', onClick: () => void recordActions.information(api, record) },
        { label: 'Rename', onClick: () => onAsk('rename') },
        { label: 'Open with…', onClick: () => void recordActions.openWith(api, record) },
        { label: 'Save as…', onClick: () => onAsk('copy') },
        { label: 'Delete', onClick: () => onAsk('trash') },
      ]}
    />
  );
}
