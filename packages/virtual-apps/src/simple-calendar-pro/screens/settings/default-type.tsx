import { RadioGroupDialog, useLive } from '@androidworld/app-sdk/ui';
import { SettingsValue } from '../../../simple-commons/settings-rows.tsx';
import { database } from '../../store/database.ts';
import { listEventTypes } from '../../store/event-types.ts';
import type { Calendar } from '../use-calendar.ts';

const lastUsed = { label: 'Last used one', value: -1 };

/** The type of new events. */
export function DefaultTypeRow({ calendar, onClick }: { calendar: Calendar; onClick: () => void }) {
  const choices = useTypeChoices();
  const { label } = choices.find(({ value }) => value === calendar.preferences.defaultTypeId) ?? lastUsed;
  return <SettingsValue name="default_event_type" title="Default event type" value={label} onClick={onClick} />;
}

export function DefaultTypeDialog({ calendar, onClose }: { calendar: Calendar; onClose: () => void }) {
  const choices = useTypeChoices();
  return (
    <RadioGroupDialog
      choices={choices}
      selected={calendar.preferences.defaultTypeId}
      onChoose={(defaultTypeId) => void calendar.change({ defaultTypeId })}
      onClose={onClose}
    />
  );
}

function useTypeChoices(): readonly { readonly label: string; readonly value: number }[] {
  const { data: types = [] } = useLive(listEventTypes, { tables: [database.tables.event_types] });
  return [lastUsed, ...types.map(({ id, title }) => ({ label: title, value: id }))];
}
