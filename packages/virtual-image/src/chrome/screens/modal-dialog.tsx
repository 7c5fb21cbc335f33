import { Button, css, LinearLayout, ScrollView, TextView, Window } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';

css`
.chrome-modal { width: 320px; max-width: 100%; display: flex; flex-direction: column; }
.chrome-modal-view { min-height: 0; border-radius: 28px; background: var(--surface-container); color: var(--on-surface); box-shadow: var(--shadow-3); }
.chrome-modal-title { padding: 24px 24px 0; font-size: 1.5rem; }
.chrome-modal-content { min-height: 0; padding: 16px 24px 0; color: var(--on-surface-variant); }
.chrome-modal-buttons { padding: 16px 24px; gap: 8px; }
`;

interface ModalDialogProps {
  title: string;
  positive: string;
  /** Undefined: there is nothing to refuse. */
  negative?: string | undefined;
  onAnswer: (agrees: boolean) => void;
  children: ComponentChildren;
}

/** ModalDialogView: Chrome's own dialogs, those of pages, too. BACK and a tap beside it refuse. */
export function ModalDialog({ title, positive, negative, onAnswer, children }: ModalDialogProps) {
  return (
    <Window class="chrome-modal" dim onDismiss={() => onAnswer(false)}>
      <LinearLayout id="modal_dialog_view" orientation="vertical" class="chrome-modal-view">
        <LinearLayout id="title_container">
          <TextView id="title" class="chrome-modal-title">
            {title}
          </TextView>
        </LinearLayout>
        <ScrollView id="modal_dialog_scroll_view" class="chrome-modal-content" style={{ flex: '0 1 auto' }}>
          {children}
        </ScrollView>
        <LinearLayout id="button_group" class="chrome-modal-buttons" justify="end">
          {negative !== undefined && (
            <Button id="negative_button" variant="text" onClick={() => onAnswer(false)}>
              {negative}
            </Button>
          )}
          <Button id="positive_button" variant="text" onClick={() => onAnswer(true)}>
            {positive}
          </Button>
        </LinearLayout>
      </LinearLayout>
    </Window>
  );
}
