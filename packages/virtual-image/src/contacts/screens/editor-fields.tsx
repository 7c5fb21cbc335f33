import {
  Button,
  css,
  EditText as Field,
  Glyph,
  type IconSource,
  type InputType,
  LinearLayout,
} from '@androidworld/app-sdk/ui';
import business from '@material-symbols/svg-400/rounded/business_center.svg';
import call from '@material-symbols/svg-400/rounded/call.svg';
import event from '@material-symbols/svg-400/rounded/event.svg';
import link from '@material-symbols/svg-400/rounded/link.svg';
import place from '@material-symbols/svg-400/rounded/location_on.svg';
import mail from '@material-symbols/svg-400/rounded/mail.svg';
import note from '@material-symbols/svg-400/rounded/notes.svg';
import person from '@material-symbols/svg-400/rounded/person.svg';
import { useState } from 'preact/hooks';
import type { ContactDraft, DraftValue } from '../contact-draft.ts';
import { type ListKey, type TextKey, textFields } from '../contact-fields.ts';
import { ListFields } from './list-fields.tsx';

css`
.contacts-section { padding: 0 24px 12px 0; }
.contacts-section-icon { width: 56px; padding-top: 24px; display: grid; place-items: start center; flex-shrink: 0; color: var(--on-surface-variant); }
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
  { icon: place, list: 'address', isMore: true },
  { icon: link, list: 'website', isMore: true },
  { icon: event, list: 'date', isMore: true },
  { icon: note, moreTexts: ['note'] },
];

export interface EditorFieldsProps {
  draft: ContactDraft;
  onChange: (draft: ContactDraft) => void;
  isNew: boolean;
}

/** The fields of the editor, from the name down; those seldom used behind "More fields". */
export function EditorFields({ draft, onChange, isNew }: EditorFieldsProps) {
  const [all, setAll] = useState(false);
  const setText = (key: TextKey, text: string) => onChange({ ...draft, texts: { ...draft.texts, [key]: text } });
  const setList = (key: ListKey, values: readonly DraftValue[]) =>
    onChange({ ...draft, lists: { ...draft.lists, [key]: values } });
  return (
    <LinearLayout orientation="vertical" id="editors" padding={[0, 0, 32, 0]}>
      {sections.map((section) => {
        const texts = textFields.filter(
          ({ key }) =>
            section.texts?.includes(key) || (section.moreTexts?.includes(key) && (all || draft.texts[key] !== '')),
        );
        const { list } = section;
        const hasList = list !== undefined && (!section.isMore || all || draft.lists[list].length > 0);
        if (texts.length === 0 && !hasList) return null;
        return (
          <LinearLayout key={section.list ?? section.texts?.[0] ?? 'note'} class="contacts-section" align="start">
            <span class="contacts-section-icon">
              <Glyph icon={section.icon} />
            </span>
            <LinearLayout orientation="vertical" weight={1} gap={4}>
              {texts.map(({ key, hint }) => (
                <Field
                  key={key}
                  variant="outlined"
                  hint={hint}
                  value={draft.texts[key]}
                  onChange={(text) => setText(key, text)}
                  inputType={textInput(key)}
                  imeAction="next"
                  multiline={key === 'note'}
                  autoFocus={isNew && key === 'given'}
                />
              ))}
              {hasList && (
                <ListFields kind={list} values={draft.lists[list]} onChange={(next) => setList(list, next)} />
              )}
            </LinearLayout>
          </LinearLayout>
        );
      })}
      {!all && (
        <LinearLayout padding={[4, 0, 0, 44]}>
          <Button variant="text" id="more_fields" onClick={() => setAll(true)}>
            More fields
          </Button>
        </LinearLayout>
      )}
    </LinearLayout>
  );
}

function textInput(key: TextKey): InputType {
  return key === 'note' ? 'textCapSentences' : 'textCapWords';
}
