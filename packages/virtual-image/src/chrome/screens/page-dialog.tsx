import {
  Button,
  css,
  EditText,
  type JsDialog,
  LinearLayout,
  ScrollView,
  TextView,
  Window,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';

css`
.page-dialog { width: 320px; max-width: 100%; display: flex; flex-direction: column; }
.page-dialog-view { min-height: 0; border-radius: 28px; background: var(--surface-container); color: var(--on-surface); box-shadow: var(--shadow-3); }
.page-dialog-title { padding: 24px 24px 0; font-size: 1.5rem; }
.page-dialog-text { min-height: 0; padding: 16px 24px 0; color: var(--on-surface-variant); }
.page-dialog-buttons { padding: 16px 24px; gap: 8px; }
`;

/** What a script asks. All pages of this phone are its own documents, which have no host to name. */
export function PageDialog({ dialog }: { dialog: JsDialog }) {
  const [typed, setTyped] = useState(dialog.kind === 'prompt' ? dialog.value : '');
  const answer = (agrees: boolean) => {
    if (dialog.kind === 'alert') dialog.answer();
    else if (dialog.kind === 'confirm') dialog.answer(agrees);
    else dialog.answer(agrees ? typed : null);
  };
  return (
    <Window class="page-dialog" dim onDismiss={() => answer(false)}>
      <LinearLayout id="modal_dialog_view" orientation="vertical" class="page-dialog-view">
        <LinearLayout id="title_container">
          <TextView id="title" class="page-dialog-title">
            This page says
          </TextView>
        </LinearLayout>
        <ScrollView id="modal_dialog_scroll_view" class="page-dialog-text" style={{ flex: '0 1 auto' }}>
          <TextView id="message_paragraph_1">{dialog.text}</TextView>
          {dialog.kind === 'prompt' && (
            <EditText id="js_modal_dialog_prompt" value={typed} onChange={setTyped} selectAllOnFocus autoFocus />
          )}
        </ScrollView>
        <LinearLayout id="button_group" class="page-dialog-buttons" justify="end">
          {dialog.kind !== 'alert' && (
            <Button id="negative_button" variant="text" onClick={() => answer(false)}>
              Cancel
            </Button>
          )}
          <Button id="positive_button" variant="text" onClick={() => answer(true)}>
            OK
          </Button>
        </LinearLayout>
      </LinearLayout>
    </Window>
  );
}
