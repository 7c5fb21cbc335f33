import { DateFormat } from '@androidworld/app-sdk';
import {
  css,
  ImageButton,
  LinearLayout,
  phoneNow,
  ScrollView,
  useActivity,
  useApi,
  usePhoneState,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import type { Edit } from '../../text-editing/edit.ts';
import type { Action, Errand, Question } from '../format/actions/action.ts';
import { actionsOf } from '../format/actions/actions-of.ts';
import { linkAt } from '../format/link-at.ts';
import type { NoteFormat } from '../format/note-format.ts';
import type { NoteEditor } from '../screens/use-note-editor.ts';
import { mimeType } from '../store/mime-type.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { SearchLinesDialog } from './search-lines-dialog.tsx';

css`
.markor-actions { height: 46px; padding-top: 4px; background: var(--surface-variant); color: var(--on-surface-variant); flex-shrink: 0; }
.markor-actions .icon-button { width: 127PX; height: 40px; }
`;

interface ActionBarProps {
  path: string;
  format: NoteFormat;
  note: NoteEditor;
  /** What the page that is viewed does; unused while the note is edited. */
  onPage?: ((errand: 'contents' | 'jump') => void) | undefined;
}

/** The row of buttons below the note: of its format, and others while it is viewed. */
export function ActionBar({ path, format, note, onPage }: ActionBarProps) {
  const api = useApi();
  const { setRequestedOrientation } = useActivity();
  const zone = usePhoneState((state) => state.clock.zone);
  const isUpright = usePhoneState(({ display }) => display.height > display.width);
  const [question, setQuestion] = useState<Question>();
  const [isSearching, setSearching] = useState(false);
  const { isViewed } = note.state;

  const openLink = () => {
    const { text, start } = note.selection();
    const address = linkAt(text, start);
    const intent = { action: 'android.intent.action.VIEW', data: address ?? '' };
    if (address !== undefined) void api.startActivity(intent).catch(() => api.toast('No app opens this link'));
  };
  const openWith = () =>
    void note.save().then(() =>
      api.startChooser({
        action: 'android.intent.action.VIEW',
        data: `file://${path.split('/').map(encodeURIComponent).join('/')}`,
        type: mimeType(path),
      }),
    );
  const run = (errand: Errand) => {
    if (errand === 'open-link') openLink();
    else if (errand === 'open-with') openWith();
    else if (errand === 'rotate') void setRequestedOrientation(isUpright ? 'landscape' : 'portrait');
    else onPage?.(errand);
  };
  const press = ({ run: change, asks, does }: Action) => {
    const options = {
      listCharacter: note.settings.listCharacter,
      today: DateFormat.format('yyyy-MM-dd', phoneNow(), zone),
    };
    if (asks !== undefined) setQuestion(asks);
    else if (does !== undefined) run(does);
    else if (change !== undefined) note.change((edit: Edit) => change(edit, options));
  };
  return (
    <ScrollView horizontal id="document__fragment__edit__text_actions_bar__scrolling_parent" class="markor-actions">
      <LinearLayout id="document__fragment__edit__text_actions_bar">
        {actionsOf(format, { isViewed }).map((action, index) => (
          <ImageButton
            key={`${format} ${index}`}
            className="android.widget.ImageView"
            icon={action.icon}
            contentDescription={action.label}
            onClick={() => press(action)}
            onLongClick={() => void api.toast(action.label)}
          />
        ))}
      </LinearLayout>
      {question !== undefined && (
        <QuestionDialog
          key={question}
          {...{ question, path, format }}
          selection={note.selection}
          onChange={note.change}
          onAsk={setQuestion}
          onSearch={() => setSearching(true)}
          onClose={() => setQuestion(undefined)}
        />
      )}
      {isSearching && (
        <SearchLinesDialog
          text={note.text}
          onReplace={() => setSearching(false)}
          onChoose={([start, end]) => note.select(start, end)}
          onClose={() => setSearching(false)}
        />
      )}
    </ScrollView>
  );
}
