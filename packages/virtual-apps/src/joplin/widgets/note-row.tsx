import { CheckBox, css, LinearLayout, TextView, useApi } from '@androidworld/app-sdk/ui';
import type { Note } from '../store/database.ts';
import { updateNotes } from '../store/notes.ts';

css`
.joplin-row { align-items: flex-start; padding: 0 15px; border-bottom: 1px solid var(--joplin-divider); flex-shrink: 0; }
.joplin-row-todo { padding-left: 0; }
.joplin-row-selected { background: var(--joplin-selected); }
.joplin-row .check-box { width: 119PX; height: 110PX; min-height: 0; justify-content: center; }
.joplin-row .check-box-square { margin: 0; width: 52PX; height: 57PX; }
.joplin-row-text { margin: 10px 0; font-size: 1rem; }
.joplin-row-done { opacity: 0.4; }
`;

export interface NoteRowProps {
  note: Note;
  selected?: boolean;
  onClick: () => void;
  onLongClick?: () => void;
}

/** A note or to-do in a list: its title, and a box to tick. */
export function NoteRow({ note, selected = false, onClick, onLongClick }: NoteRowProps) {
  const api = useApi();
  const { id, isTodo, completedMs, isEncrypted } = note;
  const title = isEncrypted ? '🔑 Encrypted' : titleOf(note);
  const isDone = isTodo && completedMs > 0;
  const tick = async (done: boolean) => updateNotes(api, [id], { completedMs: done ? await api.clock.now() : 0 });
  const look = ['joplin-row', isTodo && 'joplin-row-todo', selected && 'joplin-row-selected'];
  return (
    <LinearLayout class={look.filter(Boolean).join(' ')} onClick={onClick} onLongClick={onLongClick}>
      {isTodo && (
        <CheckBox checked={isDone} contentDescription={`to-do: ${title}`} onChange={(done) => void tick(done)} />
      )}
      <TextView class={isDone ? 'joplin-row-text joplin-row-done' : 'joplin-row-text'} weight={1} align="start">
        {title}
      </TextView>
    </LinearLayout>
  );
}

function titleOf({ title }: Pick<Note, 'title'>): string {
  return title === '' ? 'Untitled' : title;
}
