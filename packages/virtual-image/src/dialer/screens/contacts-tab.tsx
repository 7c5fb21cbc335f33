import { css, FrameLayout, Icon, LinearLayout, RecyclerView, TextView, useApi, View } from '@androidworld/app-sdk/ui';
import group from '@material-symbols/svg-400/rounded/group.svg';
import personAdd from '@material-symbols/svg-400/rounded/person_add.svg';
import { createContact, showContact } from '../reach-number.ts';
import { ContactBadge } from './contact-badge.tsx';
import { EmptyContent } from './empty-content.tsx';
import { usePhones } from './use-call-log.ts';
import { WithPermission } from './with-permission.tsx';

css`
.dialer-create { margin-top: 8px; }
.dialer-contact { height: 56px; }
.dialer-letter { width: 56px; height: 56px; display: grid; place-items: center; flex-shrink: 0; font-size: 1.25rem; color: var(--primary); }
.dialer-anchored { position: absolute; left: 0; top: 0; }
.dialer-create-icon { width: 40px; flex-shrink: 0; }
.dialer-contact-photo { margin-left: 16px; }
.dialer-contact-name { height: 40px; padding: 0 25PX 0 16px; display: flex; align-items: center; font-size: 1rem; }
.dialer-create-name { padding: 0 16px; font-size: 1rem; }
`;

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

/** Everybody who has a number, by letter; a tap shows the contact. */
function Contacts() {
  const api = useApi();
  const phones = usePhones();
  if (phones === undefined) return <FrameLayout weight={1} />;
  const create = () => void createContact(api, '');
  const people = phones.filter((entry) => phones.find(({ contactId }) => contactId === entry.contactId) === entry);
  // Shows the letter of the rows that are scrolled to.
  const anchored = <TextView id="anchored_header" class="dialer-letter dialer-anchored" semantics={{ text: '' }} />;
  if (people.length === 0) {
    return (
      <>
        <EmptyContent
          icon={group}
          message="Your contacts are just a tap away here"
          action={{ label: 'Create new contact', run: create }}
        />
        {anchored}
      </>
    );
  }
  return (
    <>
      <RecyclerView
        id="recycler_view"
        items={people}
        itemKey={({ id }) => id}
        padding={[0, 0, 88, 0]}
        header={
          <LinearLayout id="add_contact_row" class="dialer-contact dialer-create" onClick={create}>
            <span class="dialer-letter" />
            <LinearLayout class="dialer-create-icon dialer-contact-photo" justify="center">
              <Icon id="photo" icon={personAdd} color="var(--primary)" />
            </LinearLayout>
            <TextView id="contact_name" class="dialer-create-name">
              Create new contact
            </TextView>
          </LinearLayout>
        }
        renderItem={(entry, index) => (
          <View
            className="android.widget.RelativeLayout"
            class="dialer-contact"
            style={{ display: 'flex', alignItems: 'center' }}
            onClick={() => void showContact(api, entry)}
          >
            {people[index - 1]?.letter === entry.letter ? (
              <span class="dialer-letter" />
            ) : (
              <TextView id="contact_header" class="dialer-letter">
                {entry.letter}
              </TextView>
            )}
            <ContactBadge name={entry.name} photo={entry.photo} class="dialer-contact-photo" />
            <TextView id="contact_name" class="dialer-contact-name" lines={1}>
              {entry.name}
            </TextView>
          </View>
        )}
      />
      {anchored}
    </>
  );
}
