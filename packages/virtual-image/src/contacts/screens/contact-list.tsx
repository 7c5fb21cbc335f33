import { css, Glyph, LinearLayout, ListItem, RecyclerView, TextView } from '@androidworld/app-sdk/ui';
import check from '@material-symbols/svg-400/rounded/check.svg';
import star from '@material-symbols/svg-400/rounded/star-fill.svg';
import type { ComponentChildren } from 'preact';
import { ContactPhoto } from '../../telephony/contact-photo.tsx';
import type { ContactEntry } from '../store.ts';

css`
.contacts-row { align-items: stretch; }
.contacts-head { width: 56px; display: grid; place-items: center; flex-shrink: 0; color: var(--primary); font-size: 1.125rem; font-weight: 500; }
.contacts-item { padding: 8px 16px 8px 0; min-height: 56px; }
.contacts-mark { width: 40px; height: 40px; border-radius: 50%; display: grid; place-items: center; background: var(--primary); color: var(--on-primary); }
`;

export interface ContactListProps {
  contacts: readonly ContactEntry[];
  /** Favourites stand above the others once more. */
  favorites?: boolean | undefined;
  /** No letters at the side. */
  plain?: boolean | undefined;
  selected?: ReadonlySet<number> | undefined;
  header?: ComponentChildren;
  onOpen: (contact: ContactEntry) => void;
  onLongPress?: ((contact: ContactEntry) => void) | undefined;
}

interface ListRow {
  readonly contact: ContactEntry;
  readonly head: ComponentChildren;
  readonly key: string;
}

/** Contacts by letter. */
export function ContactList({ contacts, favorites, plain, selected, header, onOpen, onLongPress }: ContactListProps) {
  return (
    <RecyclerView
      id="android:id/list"
      items={rowsOf(contacts, { favorites: favorites ?? false, plain: plain ?? false })}
      itemKey={({ key }) => key}
      padding={[0, 0, 88, 0]}
      header={header}
      renderItem={({ contact, head }) => (
        <LinearLayout class="contacts-row" align="stretch" className="android.view.ViewGroup">
          {head}
          <ListItem
            class="contacts-item"
            weight={1}
            title={contact.name}
            titleId="cliv_name_textview"
            contentDescription={contact.name}
            selected={selected?.has(contact.id)}
            leading={
              selected?.has(contact.id) ? (
                <span class="contacts-mark">
                  <Glyph icon={check} />
                </span>
              ) : (
                <ContactPhoto name={contact.name} photo={contact.thumbnail} />
              )
            }
            onClick={() => onOpen(contact)}
            onLongClick={onLongPress && (() => onLongPress(contact))}
          />
        </LinearLayout>
      )}
    />
  );
}

function rowsOf(contacts: readonly ContactEntry[], options: { favorites: boolean; plain: boolean }): ListRow[] {
  const starred = options.favorites ? contacts.filter((contact) => contact.starred) : [];
  const none = options.plain ? <span style={{ width: 16 }} /> : <span class="contacts-head" />;
  return [
    ...starred.map((contact, index) => ({
      contact,
      key: `star ${contact.id}`,
      head:
        index > 0 ? (
          none
        ) : (
          <span class="contacts-head">
            <Glyph icon={star} size={20} />
          </span>
        ),
    })),
    ...contacts.map((contact, index) => ({
      contact,
      key: String(contact.id),
      head:
        options.plain || contacts[index - 1]?.letter === contact.letter ? (
          none
        ) : (
          <TextView id="header" class="contacts-head">
            {contact.letter}
          </TextView>
        ),
    })),
  ];
}
