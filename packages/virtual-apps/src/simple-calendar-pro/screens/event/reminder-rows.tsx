import notifications from '@material-symbols/svg-400/rounded/notifications.svg';
import { useState } from 'preact/hooks';
import { ReminderDialog } from '../../../simple-commons/reminder-dialog.tsx';
import { reminderChoices, reminderText } from '../../time/reminder-words.ts';
import type { Draft } from './draft.ts';
import { EditorSection, EditorText } from './editor-row.tsx';

export interface ReminderRowsProps {
  draft: Draft;
  kind: 'event' | 'task';
  onChange: (draft: Draft) => void;
  /** Whether the app may remind at all; asks for it. */
  mayNotify: () => Promise<boolean>;
}

/** Up to three reminders; a further one is offered below the last. */
export function ReminderRows({ draft, kind, onChange, mayNotify }: ReminderRowsProps) {
  const [asked, setAsked] = useState<number | null>(null);
  const { reminders } = draft;
  const shown = [0, 1, 2].filter((index) => index === 0 || reminders[index - 1] !== -1);
  const ask = async (index: number) => {
    if (await mayNotify()) setAsked(index);
  };
  const set = (index: number, minutes: number) => {
    const next = reminders.with(index, minutes);
    onChange({ ...draft, reminders: [next[0] ?? -1, next[1] ?? -1, next[2] ?? -1] });
  };
  return (
    <EditorSection imageId={`${kind}_reminder_image`} icon={notifications} imageHeight={145}>
      {shown.map((index) => {
        const minutes = reminders[index] ?? -1;
        const isOffer = index > 0 && minutes === -1;
        return (
          <EditorText
            key={index}
            id={`${kind}_reminder_${index + 1}`}
            isTall
            isPale={isOffer}
            onClick={() => void ask(index)}
          >
            {isOffer ? 'Add another reminder' : reminderText(minutes)}
          </EditorText>
        );
      })}
      {asked !== null && (
        <ReminderDialog
          value={reminders[asked] ?? -1}
          choices={reminderChoices(reminders[asked] ?? -1)}
          textOf={reminderText}
          hasTimeOfDay={draft.isAllDay}
          onPick={(minutes) => set(asked, minutes)}
          onClose={() => setAsked(null)}
        />
      )}
    </EditorSection>
  );
}
