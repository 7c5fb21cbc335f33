import { SingleChoiceDialog, TextView, usePhoneClock } from '@androidworld/app-sdk/ui';
import start from '@material-symbols/svg-400/rounded/pending_actions.svg';
import repeatIcon from '@material-symbols/svg-400/rounded/repeat.svg';
import schedule from '@material-symbols/svg-400/rounded/schedule.svg';
import { useState } from 'preact/hooks';
import { isOverdue, longDate } from '../../time/due-words.ts';
import { startChoiceOf, startOf, startWords } from '../../time/hide-until.ts';
import { hasTime, noonOf, timeOfDay } from '../../time/local-day.ts';
import { describeRepeat, type Frequency, parseRepeatRule, renderRepeatRule } from '../../time/repeat-rule.ts';
import { DuePicker } from '../pickers/due-picker.tsx';
import { RepeatDialog } from '../pickers/repeat-dialog.tsx';
import { StartPicker } from '../pickers/start-picker.tsx';
import { EditRow } from './edit-row.tsx';
import type { RowProps } from './editor-rows.tsx';

export function StartRow({ edit, onChange }: RowProps) {
  const clock = usePhoneClock();
  const [isOpen, setOpen] = useState(false);
  const tone = edit.hideUntil === 0 ? 'edit-pale' : isOverdue(edit.hideUntil, clock) ? 'edit-late' : '';
  return (
    <EditRow icon={start} kind="view" onClick={() => setOpen(true)}>
      <TextView class={`edit-text edit-big ${tone}`}>{startWords(edit.hideUntil, edit.dueDate, clock)}</TextView>
      {isOpen && (
        <StartPicker
          start={edit.hideUntil}
          due={edit.dueDate}
          onPick={(hideUntil) => onChange({ hideUntil })}
          onClose={() => setOpen(false)}
        />
      )}
    </EditRow>
  );
}

export function DueRow({ edit, onChange }: RowProps) {
  const clock = usePhoneClock();
  const [isOpen, setOpen] = useState(false);
  const tone = edit.dueDate === 0 ? 'edit-pale' : isOverdue(edit.dueDate, clock) ? 'edit-late' : '';
  const setDue = (dueDate: number) => {
    const choice = startChoiceOf(edit.hideUntil, edit.dueDate, clock.zone);
    // A start said by the due date goes with it.
    const time = hasTime(edit.hideUntil) ? timeOfDay(edit.hideUntil, clock.zone) : undefined;
    const hideUntil = choice === 'custom' ? edit.hideUntil : startOf(choice, dueDate, time, clock.zone);
    onChange({ dueDate, hideUntil });
  };
  return (
    <EditRow icon={schedule} onClick={() => setOpen(true)}>
      <TextView class={`edit-text ${tone}`} textAppearance="body-large">
        {edit.dueDate === 0 ? 'No due date' : longDate(edit.dueDate, clock)}
      </TextView>
      {isOpen && <DuePicker due={edit.dueDate} onPick={setDue} onClose={() => setOpen(false)} />}
    </EditRow>
  );
}

const choices: readonly { readonly label: string; readonly value: Frequency | 'none' | 'custom' }[] = [
  { label: 'Does not repeat', value: 'none' },
  { label: 'Every day', value: 'DAILY' },
  { label: 'Every week', value: 'WEEKLY' },
  { label: 'Every month', value: 'MONTHLY' },
  { label: 'Every year', value: 'YEARLY' },
  { label: 'Custom…', value: 'custom' },
];

export function RepeatRow({ edit, onChange }: RowProps) {
  const { nowMs, zone } = usePhoneClock();
  const [open, setOpen] = useState<'choice' | 'custom' | 'from' | null>(null);
  const rule = edit.recurrence === null ? undefined : parseRepeatRule(edit.recurrence);
  const repeat = (recurrence: string | null) =>
    onChange({ recurrence, ...(recurrence !== null && edit.dueDate === 0 ? { dueDate: noonOf(nowMs, zone) } : {}) });
  return (
    <EditRow icon={repeatIcon} kind="view" onClick={() => setOpen('choice')}>
      <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', padding: '20px 16px 20px 0' }}>
        <TextView class={rule === undefined ? 'edit-big edit-pale' : 'edit-big'}>
          {rule === undefined ? 'Does not repeat' : describeRepeat(rule)}
        </TextView>
        {rule !== undefined && (
          <TextView color="muted" onClick={() => setOpen('from')}>
            {edit.repeatFrom === 1 ? 'Repeats from completion date' : 'Repeats from due date'}
          </TextView>
        )}
      </div>
      {open === 'choice' && (
        <SingleChoiceDialog<Frequency | 'none' | 'custom'>
          choices={choices}
          selected={rule === undefined ? 'none' : isPlain(edit.recurrence) ? rule.frequency : 'custom'}
          onChoose={(value) => {
            if (value === 'custom') setOpen('custom');
            else if (value === 'none') repeat(null);
            else repeat(renderRepeatRule({ frequency: value, interval: 1, days: [] }));
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'from' && (
        <SingleChoiceDialog
          choices={[
            { label: 'due date', value: 0 },
            { label: 'completion date', value: 1 },
          ]}
          selected={edit.repeatFrom}
          onChoose={(repeatFrom) => onChange({ repeatFrom })}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'custom' && (
        <RepeatDialog rule={rule} onPick={(custom) => repeat(renderRepeatRule(custom))} onClose={() => setOpen(null)} />
      )}
    </EditRow>
  );
}

function isPlain(recurrence: string | null): boolean {
  return recurrence !== null && /^(RRULE:)?FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(;INTERVAL=1)?$/.test(recurrence);
}
