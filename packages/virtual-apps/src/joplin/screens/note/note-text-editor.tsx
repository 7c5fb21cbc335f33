import { css, EditText, ScrollView, View } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import type { Settings } from '../../store/settings.ts';
import { FindBar } from './find-bar.tsx';
import { MarkdownToolbar } from './markdown-toolbar.tsx';
import type { NoteDraft } from './use-note-draft.ts';

css`
.joplin-editor { display: flex; flex-direction: column; }
.joplin-page { overflow: hidden auto; scrollbar-width: none; }
.joplin-editor .field { margin: 23PX 15px; }
.joplin-editor .field-input { border: 0; padding: 0; caret-color: var(--on-surface); line-height: 1.5; }
`;

/**
 * The Markdown of a note. The real editor is a page (CodeMirror) in a WebView; here it is a text field that says the same
 * of itself: a WebView "Note editor" with the text in it.
 */
export function NoteEditor({ draft, settings }: { draft: NoteDraft; settings: Settings }) {
  const [isFinding, setFinding] = useState(false);
  const isPlain = settings['editor.usePlainText'] === '1';
  const hasToolbar = settings['editor.mobile.toolbarEnabled'] === '1' && !isPlain;
  const field = (
    <EditText
      variant="bare"
      multiline
      autoFocus="quiet"
      inputType="textCapSentences"
      value={draft.body}
      onChange={draft.type}
      inputRef={draft.input}
      {...(isPlain ? { hint: 'Add body' } : {})}
      style={{ fontSize: `${Number(settings['style.editor.fontSize']) / 16}rem` }}
    />
  );
  return (
    <>
      {isPlain ? (
        <ScrollView weight={1} class="joplin-editor">
          {field}
        </ScrollView>
      ) : (
        <View className="android.webkit.WebView" weight={1} style={{ display: 'flex', flexDirection: 'column' }}>
          <View
            className="android.webkit.WebView"
            weight={1}
            semantics={{ text: 'Note editor', scrollable: true }}
            class="joplin-editor joplin-page"
          >
            {field}
          </View>
        </View>
      )}
      {isFinding && <FindBar draft={draft} onClose={() => setFinding(false)} />}
      {hasToolbar && <MarkdownToolbar draft={draft} onFind={() => setFinding(!isFinding)} />}
    </>
  );
}
