import { ListItem, useApi } from '@androidworld/app-sdk/ui';
import chat from '@material-symbols/svg-400/rounded/chat.svg';
import personAdd from '@material-symbols/svg-400/rounded/person_add.svg';
import personEdit from '@material-symbols/svg-400/rounded/person_edit.svg';
import { addToContact, createContact, messageNumber } from '../reach-number.ts';

const actions = [
  { label: 'Create new contact', icon: personAdd, run: createContact },
  { label: 'Add to a contact', icon: personEdit, run: addToContact },
  { label: 'Send a message', icon: chat, run: messageNumber },
];

/** What else can be done with a number that was typed. */
export function NumberActions({ number }: { number: string }) {
  const api = useApi();
  return (
    <>
      {actions.map(({ label, icon, run }) => (
        <ListItem
          key={label}
          title={label}
          titleId="search_action_text"
          icon={icon}
          onClick={() => void run(api, number)}
        />
      ))}
    </>
  );
}
