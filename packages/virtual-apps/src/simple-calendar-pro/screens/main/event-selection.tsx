import { useApi } from '@androidworld/app-sdk/ui';
import trash from '@material-symbols/svg-400/rounded/delete.svg';
import share from '@material-symbols/svg-400/rounded/share.svg';
import { useState } from 'preact/hooks';
import { SelectionBar } from '../../../simple-commons/selection-bar.tsx';
import { shareEvents } from '../../ics/share-events.ts';
import { cancelReminder } from '../../reminders/schedule-reminder.ts';
import { deleteOccurrences, type SeriesScope } from '../../store/change-series.ts';
import { deleteEvents } from '../../store/events.ts';
import { DeleteDialog } from '../delete-dialog.tsx';
import type { EntryPicker } from './use-entry-picker.ts';

/** What can be done with the selected events. */
export function EventSelection({ picker: { selection, entries }, zone }: { picker: EntryPicker; zone: string }) {
  const api = useApi();
  const [isDeleting, setDeleting] = useState(false);
  const chosen = entries.filter(({ key }) => selection.has(key));
  const repeating = chosen.filter(({ event }) => event.repeatInterval > 0);
  const remove = async (scope: SeriesScope) => {
    const single = chosen.filter(({ event }) => event.repeatInterval === 0).map(({ event }) => event.id);
    if (single.length > 0) await deleteEvents(api, single);
    for (const { event, startTs } of repeating) {
      await deleteOccurrences(api, { id: event.id, startTs, zone }, scope);
    }
    for (const id of single) await cancelReminder(api, id);
    selection.clear();
  };
  const ids = [...new Set(chosen.map(({ event }) => event.id))];
  return (
    <>
      <SelectionBar
        selection={selection}
        menu={[
          {
            id: 'cab_share',
            title: 'Share',
            icon: share,
            showAsAction: 'always',
            onClick: () => void shareEvents(api, ids),
          },
          {
            id: 'cab_delete',
            title: 'Delete',
            icon: trash,
            showAsAction: 'always',
            onClick: () => setDeleting(true),
          },
        ]}
      />
      {isDeleting && (
        <DeleteDialog
          hasRepeating={repeating.length > 0}
          onDelete={(scope) => void remove(scope)}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}
