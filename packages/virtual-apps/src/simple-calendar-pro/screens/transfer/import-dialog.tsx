import { AlertDialog, CheckBox, TextView, useApi, useLive } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { type ImportResult, importEvents } from '../../ics/import-events.ts';
import { database, regularTypeId } from '../../store/database.ts';
import { listEventTypes } from '../../store/event-types.ts';
import { TypeDialog } from '../event/type-dialog.tsx';

const said: Readonly<Record<ImportResult, string>> = {
  imported: 'Importing successful',
  partly: 'Importing some entries failed',
  nothingNew: 'No new items have been found',
  nothing: 'No items found.',
};

/** How the events of an `.ics` file are taken. */
export function ImportDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const api = useApi();
  const [typeId, setTypeId] = useState(regularTypeId);
  const [ignoresTypes, setIgnoresTypes] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const { data: types = [] } = useLive(listEventTypes, { tables: [database.tables.event_types] });
  if (isChoosing) {
    return <TypeDialog typeId={typeId} onPick={setTypeId} onClose={() => setChoosing(false)} />;
  }
  const finish = async () => {
    onClose();
    await api.toast('Importing…');
    await api.toast(said[await importEvents(api, text, { typeId, ignoresTypes })]);
  };
  return (
    <AlertDialog
      title="Import events"
      onDismiss={onClose}
      negative={{ label: 'Cancel', onClick: onClose }}
      positive={{ label: 'OK', onClick: () => void finish() }}
    >
      <TextView
        id="import_event_type_title"
        textAppearance="body-large"
        style={{ padding: '12px 0' }}
        onClick={() => setChoosing(true)}
      >
        {types.find(({ id }) => id === typeId)?.title ?? 'Default event type'}
      </TextView>
      <CheckBox id="import_events_checkbox" checked={ignoresTypes} onChange={setIgnoresTypes}>
        Ignore event types in the file, always use the default one
      </CheckBox>
    </AlertDialog>
  );
}
