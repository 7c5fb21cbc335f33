import {
  Button,
  ConfirmDialog,
  css,
  FrameLayout,
  LinearLayout,
  ScrollView,
  TextView,
  Toolbar,
  useActivity,
  useApi,
  useAsync,
  useBack,
  useSavedState,
  useSystemBars,
  View,
} from '@androidworld/app-sdk/ui';
import close from '@material-symbols/svg-400/rounded/close.svg';
import { useState } from 'preact/hooks';
import { type ContactDraft, draftOf, emptyDraft, isEmptyDraft, sameDraft, withExtras } from '../contact-draft.ts';
import { showContact } from '../open-contact.ts';
import { type Contact, contactUri, findContactId, readContact, saveContact } from '../store.ts';
import { EditorFields } from './editor-fields.tsx';
import { EditorPhoto } from './editor-photo.tsx';

css`
.contacts-editor { display: flex; flex-direction: column; background: var(--background); }
.contacts-editor-top { padding-top: var(--inset-top); flex-shrink: 0; }
.contacts-editor-body { padding-bottom: max(0px, calc(var(--navigation-bar-height) - var(--keyboard-height))); }
.contacts-save { width: 88px; margin: 0; min-height: 48px; border-radius: 24px; background-clip: content-box; padding: 4px 0; }
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
  const [draft, setDraft] = useSavedState<ContactDraft>('draft', () => withExtras(stored, intent.extras));
  const [asking, setAsking] = useState(false);
  const [saving, setSaving] = useState(false);

  const leave = () => {
    if (sameDraft(draft, stored)) void finish();
    else setAsking(true);
  };
  useBack(leave);
  useSystemBars({ edgeToEdge: true });

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
    <View id="contact_editor_fragment" weight={1} class="contacts-editor">
      <LinearLayout orientation="vertical" class="contacts-editor-top">
        <Toolbar
          title={existing === null ? 'Create contact' : 'Edit contact'}
          navigation={{ icon: close, contentDescription: 'Cancel', onClick: leave }}
          menu={[
            {
              id: 'menu_save',
              title: 'Save',
              showAsAction: 'always',
              actionView: (
                <Button id="toolbar_button" class="contacts-save" onClick={() => void save()}>
                  Save
                </Button>
              ),
            },
            { title: 'Discard changes', enabled: !sameDraft(draft, stored), onClick: () => setAsking(true) },
          ]}
        />
      </LinearLayout>
      <LinearLayout orientation="vertical" id="raw_contacts_editor_view" weight={1} class="contacts-editor-body">
        <ScrollView id="contact_editor_scroller" weight={1} focusable>
          <EditorPhoto
            photo={draft.photo}
            stored={existing?.photo ?? null}
            onChange={(photo) => setDraft({ ...draft, photo })}
          />
          <EditorFields draft={draft} onChange={setDraft} />
        </ScrollView>
      </LinearLayout>
      {asking && (
        <ConfirmDialog
          message="Discard your changes and quit editing?"
          confirm="Discard"
          onConfirm={() => void finish()}
          onClose={() => setAsking(false)}
        />
      )}
    </View>
  );
}
