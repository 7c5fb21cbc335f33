import {
  css,
  EditText,
  LinearLayout,
  ScrollView,
  useApi,
  usePhoneState,
  WebView,
  type WebViewHandle,
} from '@androidworld/app-sdk/ui';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { formatOf, type NoteFormat } from '../format/note-format.ts';
import { renderNote } from '../format/render-note.ts';
import { openLink } from '../open-link.ts';
import { scrollToCursor } from '../screens/scroll-to-cursor.ts';
import type { NoteEditor } from '../screens/use-note-editor.ts';
import { ActionBar } from './action-bar.tsx';
import { HighlightedText } from './highlighted-text.tsx';
import { OpenWithDialog } from './open-with-dialog.tsx';

css`
.markor-note-box { flex: 1 0 auto; display: flex; flex-direction: column; position: relative; }
.markor-note .field { flex: 1 0 auto; }
.markor-note .field-box { align-items: stretch; }
.markor-note .field-input, .markor-note .markor-highlights { padding: 16px 16px 32px; line-height: 1.4; font-size: inherit; caret-color: var(--accent); }
.markor-note .markor-note-drawn .field-input { color: transparent; }
.markor-note-unwrapped .markor-note-box { width: max-content; min-width: 100%; }
.markor-note-unwrapped .field-input, .markor-note-unwrapped .markor-highlights { white-space: pre; }
.markor-note-unwrapped { overflow-x: auto; }
`;

/** To the bottom, or back to the top from there; to a table of contents, if the page has one. */
const pageScripts = {
  jump: 'scrollTo(0, scrollY + innerHeight >= document.documentElement.scrollHeight - 1 ? 0 : document.documentElement.scrollHeight)',
  contents: 'document.querySelector(".toc")?.scrollIntoView()',
} as const;

/** The text, to edit or as a page, with the action bar below. */
export function NoteView({ path, note }: { path: string; note: NoteEditor }) {
  const api = useApi();
  const isNight = usePhoneState((state) => state.nightMode);
  const page = useRef<WebViewHandle | null>(null);
  const [doubtful, setDoubtful] = useState<string>();
  const { settings, state } = note;
  const format = formatOf(path, state.format, note.text);
  const fontSize = state.fontSize ?? settings.fontSize;
  const isDark = settings.theme.startsWith('dark') || (settings.theme === 'system' && isNight);
  if (state.isViewed) {
    const viewSize = settings.viewFontSize === -1 ? fontSize : settings.viewFontSize;
    return (
      <>
        <WebView
          id="document__fragment_view_webview"
          webRef={page}
          html={renderNote(path, note.text, format, { isDark, fontSize: viewSize })}
          shouldOverrideUrlLoading={(url) => {
            void openLink(api, url).then(setDoubtful);
            return true;
          }}
        />
        <ActionBar
          path={path}
          format={format}
          note={note}
          onPage={(errand) => void page.current?.evaluateJavascript(pageScripts[errand])}
        />
        {doubtful !== undefined && <OpenWithDialog path={doubtful} onClose={() => setDoubtful(undefined)} />}
      </>
    );
  }
  return <NoteText path={path} format={format} note={note} isDark={isDark} fontSize={fontSize} />;
}

/** Opens where the cursor was when the note was left, or at its end. */
function NoteText(props: { path: string; format: NoteFormat; note: NoteEditor; isDark: boolean; fontSize: number }) {
  const { path, format, note, isDark, fontSize } = props;
  const { settings, state, history } = note;
  const wraps = state.wrapsWords ?? settings.wrapsWords;
  useLayoutEffect(() => {
    const edit = history.past.at(-1);
    if (edit !== undefined) note.select(edit.start, edit.end);
    const field = note.input.current;
    const scroller = field?.closest('.scroll');
    if (field == null || scroller == null) return undefined;
    // The keyboard comes up over the line that was tapped.
    const observer = new ResizeObserver(() => {
      if (document.activeElement === field) scrollToCursor(field);
    });
    observer.observe(scroller);
    return () => observer.disconnect();
  }, []);
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <ScrollView
        id="document__fragment__edit__content_editor__scrolling_parent"
        class={wraps ? 'markor-note' : 'markor-note markor-note-unwrapped'}
        style={{ fontSize: `${fontSize / 16}rem` }}
      >
        <div class="markor-note-box">
          <EditText
            id="document__fragment__edit__highlighting_editor"
            variant="bare"
            class={note.isHighlighted ? 'markor-note-drawn' : ''}
            multiline
            // "Disable spelling underline", which is on at first, asks for a visible password.
            inputType="textVisiblePassword"
            autoFocus="quiet"
            value={note.text}
            onChange={note.type}
            inputRef={note.input}
          />
          {note.isHighlighted && <HighlightedText text={note.text} format={format} isDark={isDark} />}
        </div>
      </ScrollView>
      <ActionBar path={path} format={format} note={note} />
    </LinearLayout>
  );
}
