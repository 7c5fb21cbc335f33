import {
  AlertDialog,
  Button,
  css,
  FrameLayout,
  Glyph,
  LinearLayout,
  MenuButton,
  ScrollView,
  TextView,
  Toolbar,
  useActivity,
  useApi,
  useAsync,
  useBack,
} from '@androidworld/app-sdk/ui';
import close from '@material-symbols/svg-400/rounded/close.svg';
import person from '@material-symbols/svg-400/rounded/person-fill.svg';
import { useState } from 'preact/hooks';
import { type ContactDraft, draftOf, emptyDraft, isEmptyDraft, sameDraft, withExtras } from '../contact-draft.ts';
import { showContact } from '../open-contact.ts';
import { type Contact, contactUri, findContactId, readContact, saveContact } from '../store.ts';
import { EditorFields } from './editor-fields.tsx';

css`
.contacts-photo { width: 112px; height: 112px; margin: 8px auto 16px; border-radius: 50%; display: grid; place-items: center; background: var(--primary-container); color: var(--on-primary-container); flex-shrink: 0; }
`;

/** A new contact, with what the intent brings, or one that is there. */
export function ContactEditor() {
  const api = useApi();
  const { intent, finish } = useActivity();
  const isNew = intent.action !== 'android.intent.action.EDIT';
  const loaded = useAsync(async () => {
    const id = isNew ? null : await findContactId(api, intent.data ?? '');
    return id === null ? null : await readContact(api, id);
  }, []);
  if (loaded.error !== undefined) throw loaded.error;
  if (loaded.loading) return <FrameLayout weight={1} />;
  if (!isNew && !loaded.data) {
    return (
      <LinearLayout orientation="vertical" weight={1}>
        <Toolbar title="Edit contact" onUp={() => void finish()} />
        <TextView textAppearance="body-large" style={{ padding: 24 }}>
          The contact doesn’t exist.
        </TextView>
      </LinearLayout>
    );
  }
  return <Editor existing={loaded.data ?? null} />;
}

function Editor({ existing }: { existing: Contact | null }) {
  const api = useApi();
  const { intent, finish, setResult } = useActivity();
  const stored = existing === null ? emptyDraft() : draftOf(existing.rows);
  const [draft, setDraft] = useState<ContactDraft>(() => withExtras(stored, intent.extras));
  const [asking, setAsking] = useState(false);
  const [saving, setSaving] = useState(false);

  const leave = () => {
    if (sameDraft(draft, stored)) void finish();
    else setAsking(true);
  };
  useBack(leave);

  const save = async () => {
    if (saving) return;
    if (existing === null && isEmptyDraft(draft)) {
      await api.toast('Add info to save as a contact');
      return;
    }
    setSaving(true);
    const id = await saveContact(api, draft, existing);
    const saved = await readContact(api, id);
    if (saved === null) throw new Error(`Contact ${id} is gone right after it was saved`);
    await setResult(-1, { action: 'android.intent.action.VIEW', data: contactUri(saved) });
    await api.toast(`${saved.name} saved`);
    if (existing === null && intent.extras?.finishActivityOnSaveCompleted !== true) await showContact(api, saved);
    await finish();
  };

  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar navigation={{ icon: close, contentDescription: 'Close', onClick: leave }}>
        <TextView textAppearance="title-large" weight={1} lines={1} style={{ padding: '0 12px' }}>
          {existing === null ? 'Create contact' : 'Edit contact'}
        </TextView>
        <Button id="toolbar_button" onClick={() => void save()}>
          Save
        </Button>
        <MenuButton
          items={[
            {
              title: 'Discard changes',
              enabled: !sameDraft(draft, stored),
              onClick: () => setAsking(true),
            },
          ]}
        />
      </Toolbar>
      <ScrollView id="contact_editor_fragment" weight={1}>
        <div class="contacts-photo">
          <Glyph icon={person} size={56} />
        </div>
        <EditorFields draft={draft} onChange={setDraft} isNew={existing === null} />
      </ScrollView>
      {asking && (
        <AlertDialog
          message="Discard your changes and quit editing?"
          onDismiss={() => setAsking(false)}
          negative={{ label: 'Cancel', onClick: () => setAsking(false) }}
          positive={{ label: 'Discard', onClick: () => void finish() }}
        />
      )}
    </LinearLayout>
  );
}
