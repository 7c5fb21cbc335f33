import { EmptyState, FrameLayout, ListItem, useApi } from '@androidworld/app-sdk/ui';
import group from '@material-symbols/svg-400/rounded/group.svg';
import personAdd from '@material-symbols/svg-400/rounded/person_add.svg';
import { createContact, showContact } from '../reach-number.ts';
import { PhoneList } from './phone-list.tsx';
import { usePhones } from './use-call-log.ts';
import { WithPermission } from './with-permission.tsx';

export function ContactsTab() {
  return (
    <WithPermission
      permission="READ_CONTACTS"
      icon={group}
      explanation="Allow Phone to use your contacts to see them here"
    >
      <Contacts />
    </WithPermission>
  );
}

/** Everybody who has a number; a tap shows the contact. */
function Contacts() {
  const api = useApi();
  const phones = usePhones();
  if (phones === undefined) return <FrameLayout weight={1} />;
  const create = <ListItem title="Create new contact" icon={personAdd} onClick={() => void createContact(api, '')} />;
  const people = phones.filter((entry) => phones.find(({ contactId }) => contactId === entry.contactId) === entry);
  if (people.length === 0) {
    return (
      <>
        {create}
        <EmptyState icon={group} title="You don’t have any contacts yet" />
      </>
    );
  }
  return <PhoneList entries={people} header={create} namesOnly onOpen={(entry) => void showContact(api, entry)} />;
}
