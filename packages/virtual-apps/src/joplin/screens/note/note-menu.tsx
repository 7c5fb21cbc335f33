import { useApi } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { useNavigation } from '../../navigation.ts';
import type { Note } from '../../store/database.ts';
import { restoreNotes, trashNotes, updateNotes } from '../../store/notes.ts';
import { BoxMenu } from '../../widgets/box-dialog.tsx';
import { AlarmDialog } from './alarm-dialog.tsx';
import { AttachDialog } from './attach-dialog.tsx';
import { TagDialog } from './tag-dialog.tsx';
import type { NoteDraft } from './use-note-draft.ts';

type Opened = 'menu' | 'attach' | 'tags' | 'alarm';

interface NoteMenuProps {
  note: Note;
  draft: NoteDraft;
  onProperties: () => void;
  onClose: () => void;
}

/** What can be done with the note that is open. */
export function NoteMenu({ note, draft, onProperties, onClose }: NoteMenuProps) {
  const api = useApi();
  const { back } = useNavigation();
  const [opened, setOpened] = useState<Opened>('menu');
  const { id, isTodo, title, body, deletedMs } = note;
  if (opened === 'tags') return <TagDialog noteId={id} onClose={onClose} />;
  if (opened === 'alarm') return <AlarmDialog note={note} onClose={onClose} />;
  if (opened === 'attach') return <AttachDialog draft={draft} onClose={onClose} />;
  const share = () =>
    void api.startChooser({
      action: 'android.intent.action.SEND',
      type: 'text/plain',
      extras: { 'android.intent.extra.TEXT': `${title}\n\n${body}`, 'android.intent.extra.SUBJECT': title },
    });
  const closing = (work: Promise<void>) => void work.then(back);
  const entries: { readonly label: string; readonly keeps?: Opened; onClick?(): void; readonly when?: boolean }[] = [
    { label: 'Attach...', keeps: 'attach', when: deletedMs === 0 },
    { label: 'Set alarm', keeps: 'alarm', when: isTodo },
    { label: 'Share', onClick: share },
    { label: 'Tags', keeps: 'tags' },
    {
      label: isTodo ? 'Convert to note' : 'Convert to todo',
      onClick: () => void updateNotes(api, [id], { isTodo: !isTodo }),
    },
    { label: 'Copy Markdown link', onClick: () => void api.clipboard.set(`[${title}](:/${id})`) },
    { label: 'Properties', onClick: onProperties },
    { label: 'Restore', when: deletedMs > 0, onClick: () => closing(restoreNotes(api, [id])) },
    { label: 'Delete', when: deletedMs === 0, onClick: () => closing(draft.save().then(() => trashNotes(api, [id]))) },
  ];
  return (
    <BoxMenu
      onClose={() => undefined}
      onDismiss={onClose}
      choices={entries
        .filter(({ when = true }) => when)
        .map(({ label, keeps, onClick }) => ({
          label,
          onClick() {
            if (keeps !== undefined) return setOpened(keeps);
            onClose();
            onClick?.();
          },
        }))}
    />
  );
}
