import { ListItem, RecyclerView } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';
import { ContactPhoto } from '../../telephony/contact-photo.tsx';
import { formatNumber } from '../../telephony/format-number.ts';
import type { PhoneEntry } from '../store.ts';

export interface PhoneListProps {
  entries: readonly PhoneEntry[];
  header?: ComponentChildren;
  /** Without the numbers. */
  namesOnly?: boolean;
  onOpen: (entry: PhoneEntry) => void;
}

/** Contacts' numbers. */
export function PhoneList({ entries, header, namesOnly, onOpen }: PhoneListProps) {
  return (
    <RecyclerView
      id="recycler_view"
      items={entries}
      itemKey={({ id }) => id}
      padding={[0, 0, 88, 0]}
      header={header}
      renderItem={(entry) => <PhoneItem entry={entry} namesOnly={namesOnly} onClick={() => onOpen(entry)} />}
    />
  );
}

export interface PhoneItemProps {
  entry: PhoneEntry;
  namesOnly?: boolean | undefined;
  onClick: () => void;
}

export function PhoneItem({ entry, namesOnly, onClick }: PhoneItemProps) {
  return (
    <ListItem
      title={entry.name}
      titleId="contact_name"
      summary={namesOnly ? undefined : `${entry.label} ${formatNumber(entry.number)}`}
      summaryId="secondary"
      leading={<ContactPhoto name={entry.name} photo={entry.photo} />}
      onClick={onClick}
    />
  );
}
