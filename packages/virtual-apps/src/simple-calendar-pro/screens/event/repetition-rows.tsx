import { css, RadioGroupDialog, TextView, View } from '@androidworld/app-sdk/ui';
import repeat from '@material-symbols/svg-400/rounded/repeat.svg';
import { useState } from 'preact/hooks';
import { IntervalDialog } from '../../../simple-commons/interval-dialog.tsx';
import { dayOf } from '../../time/local-day.ts';
import { frequencyOf, unit } from '../../time/repetition.ts';
import {
  limitTexts,
  monthRules,
  monthRuleText,
  repetitionChoices,
  repetitionText,
  weekdaysText,
} from '../../time/repetition-words.ts';
import type { Calendar } from '../use-calendar.ts';
import { withInterval, withLimit } from './change-draft.ts';
import type { Draft } from './draft.ts';
import { EditorSection, EditorText } from './editor-row.tsx';
import { LimitDialog } from './limit-dialog.tsx';
import { WeekdaysDialog } from './weekdays-dialog.tsx';

css`
.cal-pair { margin-left: 159PX; height: 145PX; display: flex; }
.cal-pair-text { padding: 42PX 0; }
.cal-pair-end { padding: 42PX; text-align: right; }
`;

const custom = -1;
const units = [
  { id: 'dialog_radio_days', label: 'days', size: unit.day },
  { id: 'dialog_radio_weeks', label: 'weeks', size: unit.week },
  { id: 'dialog_radio_months', label: 'months', size: unit.month },
  { id: 'dialog_radio_years', label: 'years', size: unit.year },
] as const;

type Asked = 'interval' | 'custom' | 'rule' | 'limit';

export interface RepetitionRowsProps {
  draft: Draft;
  kind: 'event' | 'task';
  calendar: Calendar;
  onChange: (draft: Draft) => void;
}

/** How often it happens, on which days and for how long. */
export function RepetitionRows({ draft, kind, calendar, onChange }: RepetitionRowsProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { zone } = calendar.clock;
  const { repeatInterval, repeatRule } = draft;
  const frequency = frequencyOf(repeatInterval);
  const start = dayOf(draft.startTs, zone);
  const isYearly = frequency?.unit === 'year';
  const close = () => setAsked(null);
  const limit = limitTexts(draft.repeatLimit, zone);
  const setInterval = (interval: number) => {
    close();
    onChange(withInterval(draft, interval, zone));
  };
  return (
    <EditorSection imageId={`${kind}_repetition_image`} icon={repeat} imageHeight={125}>
      <EditorText id={`${kind}_repetition`} onClick={() => setAsked('interval')}>
        {repetitionText(repeatInterval)}
      </EditorText>
      {frequency !== null && frequency.unit !== 'day' && (
        <Pair
          id={`${kind}_repetition_rule`}
          label={frequency.unit === 'week' ? 'Repeat on' : 'Repeat'}
          value={
            frequency.unit === 'week'
              ? weekdaysText(repeatRule, calendar.firstWeekday)
              : monthRuleText(repeatRule, start, isYearly)
          }
          grows="value"
          onClick={() => setAsked('rule')}
        />
      )}
      {frequency !== null && (
        <Pair id={`${kind}_repetition_limit`} {...limit} grows="label" onClick={() => setAsked('limit')} />
      )}
      {asked === 'interval' && (
        <RadioGroupDialog
          choices={[
            ...repetitionChoices(repeatInterval).map((value) => ({ label: repetitionText(value), value })),
            { label: 'Custom', value: custom },
          ]}
          selected={repeatInterval}
          staysOpen
          onClose={close}
          onChoose={(value) => (value === custom ? setAsked('custom') : setInterval(value))}
        />
      )}
      {asked === 'custom' && (
        <IntervalDialog
          fieldId="dialog_custom_repeat_interval_value"
          units={units}
          value={repeatInterval}
          onPick={setInterval}
          onClose={close}
        />
      )}
      {asked === 'rule' && frequency?.unit === 'week' && (
        <WeekdaysDialog
          rule={repeatRule}
          firstWeekday={calendar.firstWeekday}
          onPick={(value) => onChange(value === 0 ? { ...draft, repeatInterval: 0 } : { ...draft, repeatRule: value })}
          onClose={close}
        />
      )}
      {asked === 'rule' && frequency?.unit !== 'week' && (
        <RadioGroupDialog
          choices={monthRules(start, isYearly)}
          selected={repeatRule}
          onChoose={(value) => onChange({ ...draft, repeatRule: value })}
          onClose={close}
        />
      )}
      {asked === 'limit' && (
        <LimitDialog
          limit={draft.repeatLimit}
          startTs={draft.startTs}
          calendar={calendar}
          onPick={(value) => onChange(withLimit(draft, value))}
          onClose={close}
        />
      )}
    </EditorSection>
  );
}

interface PairProps {
  id: string;
  label: string;
  value: string;
  grows: 'label' | 'value';
  onClick: () => void;
}

function Pair({ id, label, value, grows, onClick }: PairProps) {
  const look = 'cal-editor-text cal-pair-text';
  const weight = (part: PairProps['grows']) => (part === grows ? 1 : undefined);
  return (
    <View id={`${id}_holder`} className="android.widget.RelativeLayout" class="cal-pair" onClick={onClick}>
      <TextView id={`${id}_label`} class={look} weight={weight('label')}>
        {label}
      </TextView>
      <TextView id={id} class={`${look} cal-pair-end`} weight={weight('value')} lines={1}>
        {value}
      </TextView>
    </View>
  );
}
