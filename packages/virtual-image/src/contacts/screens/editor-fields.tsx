import {
  Button,
  css,
  EditText,
  FrameLayout,
  Icon,
  type IconSource,
  type InputType,
  LinearLayout,
  View,
} from '@androidworld/app-sdk/ui';
import business from '@material-symbols/svg-400/rounded/business_center.svg';
import call from '@material-symbols/svg-400/rounded/call.svg';
import event from '@material-symbols/svg-400/rounded/event.svg';
import more from '@material-symbols/svg-400/rounded/keyboard_arrow_down.svg';
import less from '@material-symbols/svg-400/rounded/keyboard_arrow_up.svg';
import link from '@material-symbols/svg-400/rounded/link.svg';
import place from '@material-symbols/svg-400/rounded/location_on.svg';
import mail from '@material-symbols/svg-400/rounded/mail.svg';
import note from '@material-symbols/svg-400/rounded/notes.svg';
import person from '@material-symbols/svg-400/rounded/person.svg';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { ContactDraft, DraftValue } from '../contact-draft.ts';
import { type ListKey, type TextKey, textFields } from '../contact-fields.ts';
import { DeleteButton } from './delete-button.tsx';
import { ListFields } from './list-fields.tsx';

css`
.contacts-section { display: flex; align-items: flex-start; padding-bottom: 16px; }
.contacts-section-typed { padding-bottom: 18px; }
.contacts-section-icon { width: 24px; height: 24px; margin: 18px 12px 0 16px; color: var(--on-surface-variant); }
.contacts-editors { flex: 1; min-width: 0; }
/* As the real scroller: below the field that has the focus there is room for what belongs to it. */
.contacts-field .field-input { scroll-margin-bottom: 66px; }
.contacts-field + .contacts-field { padding-top: 8px; }
.contacts-end { width: 56px; height: 56px; display: grid; place-items: center; flex-shrink: 0; color: var(--on-surface-variant); }
`;

interface Section {
  readonly icon: IconSource;
  readonly texts?: readonly TextKey[];
  /** Shown once "More fields" was tapped, or when they hold something. */
  readonly moreTexts?: readonly TextKey[];
  readonly list?: ListKey;
  readonly isMore?: boolean;
}

const sections: readonly Section[] = [
  { icon: person, texts: ['given', 'family'], moreTexts: ['prefix', 'middle', 'suffix', 'nickname'] },
  { icon: business, texts: ['company'], moreTexts: ['department', 'title'] },
  { icon: call, list: 'phone' },
  { icon: mail, list: 'email' },
  { icon: event, list: 'date' },
  { icon: place, list: 'address', isMore: true },
  { icon: link, list: 'website', isMore: true },
  { icon: note, moreTexts: ['note'] },
];

export interface EditorFieldsProps {
  draft: ContactDraft;
  onChange: (draft: ContactDraft) => void;
}

/** The fields of the editor, from the name down; those seldom used behind "More fields". */
export function EditorFields({ draft, onChange }: EditorFieldsProps) {
  const [all, setAll] = useState(false);
  const [names, setNames] = useState(false);
  const setText = (key: TextKey, text: string) => onChange({ ...draft, texts: { ...draft.texts, [key]: text } });
  const clear = (keys: readonly TextKey[]) =>
    onChange({ ...draft, texts: { ...draft.texts, ...Object.fromEntries(keys.map((key) => [key, ''])) } });
  const setList = (key: ListKey, values: readonly DraftValue[]) =>
    onChange({ ...draft, lists: { ...draft.lists, [key]: values } });
  return (
    <LinearLayout orientation="vertical" id="editor_fields_container" padding={[0, 0, 32, 0]}>
      <LinearLayout orientation="vertical" id="kind_section_views">
        {sections.map((section) => {
          const texts = textFields.filter(
            ({ key }) =>
              section.texts?.includes(key) ||
              (section.moreTexts?.includes(key) &&
                (all || (key !== 'note' && isName(key) && names) || draft.texts[key] !== '')),
          );
          const { list } = section;
          const hasList = list !== undefined && (!section.isMore || all || draft.lists[list].length > 0);
          if (texts.length === 0 && !hasList) return null;
          return (
            <Kind key={section.list ?? section.texts?.[0] ?? 'note'} icon={section.icon} isTyped={hasList}>
              {hasList ? (
                <ListFields kind={list} values={draft.lists[list]} onChange={(next) => setList(list, next)} />
              ) : (
                <>
                  <LinearLayout orientation="vertical" id="editors" class="contacts-editors">
                    {texts.map(({ key, hint }) => (
                      <LinearLayout key={key} orientation="vertical" class="contacts-field">
                        <EditText
                          variant="outlined"
                          hint={hint}
                          value={draft.texts[key]}
                          onChange={(text) => setText(key, text)}
                          inputType={textInput(key)}
                          imeAction="next"
                          multiline={key === 'note'}
                        />
                      </LinearLayout>
                    ))}
                  </LinearLayout>
                  {section.texts?.includes('given') ? (
                    <FrameLayout id="expansion_view_container" class="contacts-end" onClick={() => setNames(!names)}>
                      <Icon
                        id="expansion_view"
                        icon={names ? less : more}
                        class="contacts-end"
                        contentDescription={names ? 'Show fewer name fields' : 'Show more name fields'}
                      />
                    </FrameLayout>
                  ) : (
                    <DeleteButton
                      what={section.texts?.includes('company') ? 'Organization' : 'Notes'}
                      shown={texts.some(({ key }) => draft.texts[key] !== '')}
                      onClick={() => clear(texts.map(({ key }) => key))}
                    />
                  )}
                </>
              )}
            </Kind>
          );
        })}
      </LinearLayout>
      {!all && (
        <LinearLayout padding={[4, 0, 0, 40]}>
          <Button variant="text" id="more_fields" onClick={() => setAll(true)}>
            More fields
          </Button>
        </LinearLayout>
      )}
    </LinearLayout>
  );
}

/** Fields of one kind, beside its icon. */
function Kind({ icon, isTyped, children }: { icon: IconSource; isTyped: boolean; children: ComponentChildren }) {
  return (
    <View
      className="android.widget.LinearLayout"
      class={isTyped ? 'contacts-section contacts-section-typed' : 'contacts-section'}
    >
      <Icon id="kind_icon" icon={icon} class="contacts-section-icon" />
      <LinearLayout id="kind_editors" weight={1} align="start">
        {children}
      </LinearLayout>
    </View>
  );
}

function isName(key: TextKey): boolean {
  return textFields.some((field) => field.key === key && (field.row === 'name' || field.row === 'nickname'));
}

function textInput(key: TextKey): InputType {
  return key === 'note' ? 'textCapSentences' : 'textCapWords';
}
