import { AlertDialog, CheckBox, EditText, useApi, useDocumentPicker, useLive } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { listForExport, toIcs } from '../../ics/export-events.ts';
import { fileTime } from '../../ics/file-time.ts';
import { listEventTypes } from '../../store/event-types.ts';

/** What goes into an `.ics` file, and what it is called. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const picker = useDocumentPicker();
  const [name, setName] = useState<string | null>(null);
  const [choice, setChoice] = useState({ events: true, tasks: true, past: true });
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const { data } = useLive(async (phone) => ({ types: await listEventTypes(phone), at: await fileTime(phone) }));
  if (data === undefined) return null;
  const { types } = data;
  const fileName = name ?? `Events_${data.at}`;
  const toggle = (key: keyof typeof choice) => () => setChoice({ ...choice, [key]: !choice[key] });
  const toggleType = (id: number) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  const finish = async () => {
    const typeIds = types.map(({ id }) => id).filter((id) => !left.has(id));
    const events = await listForExport(api, { ...choice, typeIds });
    onClose();
    if (events.length === 0) return api.toast('No entries for exporting have been found');
    const file = await picker.createDocument({ type: 'text/calendar', name: `${fileName}.ics` });
    if (file === null) return;
    await api.toast('Exporting…');
    await file.write(await toIcs(api, events));
    await api.toast('Exporting successful');
  };
  return (
    <AlertDialog
      title="Export events"
      onDismiss={onClose}
      negative={{ label: 'Cancel', onClick: onClose }}
      positive={{ label: 'OK', onClick: () => void finish() }}
    >
      <EditText
        id="export_events_filename"
        hint="Filename (without .ics)"
        variant="outlined"
        value={fileName}
        onChange={setName}
      />
      <CheckBox id="export_events_checkbox" checked={choice.events} onChange={toggle('events')}>
        Export events
      </CheckBox>
      <CheckBox id="export_tasks_checkbox" checked={choice.tasks} onChange={toggle('tasks')}>
        Export tasks
      </CheckBox>
      <CheckBox id="export_past_events_checkbox" checked={choice.past} onChange={toggle('past')}>
        Export past entries too
      </CheckBox>
      {types.length > 1 &&
        types.map(({ id, title }) => (
          <CheckBox key={id} id="filter_event_type_checkbox" checked={!left.has(id)} onChange={() => toggleType(id)}>
            {title}
          </CheckBox>
        ))}
    </AlertDialog>
  );
}
