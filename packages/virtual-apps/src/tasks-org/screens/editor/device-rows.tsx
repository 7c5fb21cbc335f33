import { SingleChoiceDialog, TextView, useApi, usePermissions } from '@androidworld/app-sdk/ui';
import event from '@material-symbols/svg-400/rounded/event.svg';
import place from '@material-symbols/svg-400/rounded/location_on.svg';
import { useState } from 'preact/hooks';
import { EditRow } from './edit-row.tsx';

/** Places come from a map, which needs the network. */
export function LocationRow() {
  const api = useApi();
  const permissions = usePermissions(['android.permission.ACCESS_FINE_LOCATION']);
  const choose = async () => {
    if (permissions.granted || (await permissions.request())) await api.toast('No network connection');
  };
  return (
    <EditRow icon={place} kind="view" onClick={() => void choose()}>
      <TextView class="edit-text edit-big edit-pale">Add location</TextView>
    </EditRow>
  );
}

/** The phone's calendar provider has no calendars of an account: there is only none to choose. */
export function CalendarRow() {
  const permissions = usePermissions(['android.permission.READ_CALENDAR', 'android.permission.WRITE_CALENDAR']);
  const [isOpen, setOpen] = useState(false);
  const choose = async () => {
    if (permissions.granted || (await permissions.request())) setOpen(true);
  };
  return (
    <EditRow icon={event} kind="view" onClick={() => void choose()}>
      <TextView class="edit-text edit-big edit-pale">Don't add to calendar</TextView>
      {isOpen && (
        <SingleChoiceDialog
          choices={[{ label: "Don't add to calendar", value: '' }]}
          selected=""
          onChoose={() => undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </EditRow>
  );
}
