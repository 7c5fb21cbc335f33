import { CheckBox, css, DatePicker, MaterialTimePicker, TextView, View } from '@androidworld/app-sdk/ui';
import schedule from '@material-symbols/svg-400/rounded/schedule.svg';
import { useState } from 'preact/hooks';
import { dayTitle, timeText } from '../../time/date-words.ts';
import { dayOf, type LocalDay, type TimeOfDay, timeOf } from '../../time/local-day.ts';
import type { Calendar } from '../use-calendar.ts';
import { withEnd, withStart } from './change-draft.ts';
import type { Draft } from './draft.ts';
import { EditorSection } from './editor-row.tsx';

css`
.cal-all-day { margin-left: 159PX; height: 168PX; display: flex; align-items: center; padding-right: 42PX; }
.cal-all-day > .check-box { flex: 1; flex-direction: row-reverse; justify-content: space-between; font-size: 1.0625rem; }
.cal-time-row { margin-left: 159PX; height: 145PX; display: flex; justify-content: space-between; }
.cal-date-text { padding: 42PX 42PX 42PX 0; }
.cal-time-text { padding: 42PX; margin-right: 21PX; }
`;

interface TimeRowsProps {
  draft: Draft;
  kind: 'event' | 'task';
  calendar: Calendar;
  onChange: (draft: Draft) => void;
}

type Asked = 'startDay' | 'startTime' | 'endDay' | 'endTime';

/** When it happens: the whole day, or from a time to another. */
export function TimeRows({ draft, kind, calendar, onChange }: TimeRowsProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { zone, hour24 } = calendar.clock;
  const isStart = asked === 'startDay' || asked === 'startTime';
  const seconds = isStart ? draft.startTs : draft.endTs;
  const pick = (change: { day?: LocalDay; time?: TimeOfDay }) => {
    setAsked(null);
    onChange(isStart ? withStart(draft, change, zone) : withEnd(draft, change, zone));
  };
  const isWrong = draft.endTs < draft.startTs;
  const toggle = () => onChange({ ...draft, isAllDay: !draft.isAllDay });
  const ids = kind === 'task' ? taskIds : eventIds;
  return (
    <EditorSection imageId={`${kind}_time_image`} icon={schedule} imageHeight={168}>
      <View
        id={`${kind}_all_day_holder`}
        className="android.widget.RelativeLayout"
        class="cal-all-day"
        onClick={toggle}
      >
        <CheckBox id={`${kind}_all_day`} checked={draft.isAllDay} focusable>
          All-day
        </CheckBox>
      </View>
      <MomentRow
        dateId={ids.startDate}
        timeId={ids.startTime}
        seconds={draft.startTs}
        calendar={calendar}
        hasTime={!draft.isAllDay}
        onDate={() => setAsked('startDay')}
        onTime={() => setAsked('startTime')}
      />
      {kind === 'event' && (
        <MomentRow
          dateId={ids.endDate}
          timeId={ids.endTime}
          seconds={draft.endTs}
          calendar={calendar}
          hasTime={!draft.isAllDay}
          color={isWrong ? 'var(--error)' : undefined}
          onDate={() => setAsked('endDay')}
          onTime={() => setAsked('endTime')}
        />
      )}
      {(asked === 'startDay' || asked === 'endDay') && (
        <DatePicker
          value={dayOf(seconds, zone)}
          firstWeekday={calendar.firstWeekday}
          onPick={(day) => pick({ day })}
          onDismiss={() => setAsked(null)}
        />
      )}
      {(asked === 'startTime' || asked === 'endTime') && (
        <MaterialTimePicker
          value={timeOf(seconds, zone)}
          hour24={hour24}
          onPick={(time) => pick({ time })}
          onDismiss={() => setAsked(null)}
        />
      )}
    </EditorSection>
  );
}

const eventIds = {
  startDate: 'event_start_date',
  startTime: 'event_start_time',
  endDate: 'event_end_date',
  endTime: 'event_end_time',
};
const taskIds = { ...eventIds, startDate: 'task_date', startTime: 'task_time' };

interface MomentRowProps {
  dateId: string;
  timeId: string;
  seconds: number;
  calendar: Calendar;
  hasTime: boolean;
  color?: string | undefined;
  onDate: () => void;
  onTime: () => void;
}

function MomentRow({ dateId, timeId, seconds, calendar, hasTime, color, onDate, onTime }: MomentRowProps) {
  const { clock, today } = calendar;
  const text = { class: 'cal-editor-text cal-date-text', color, layoutWidth: 'wrap_content' } as const;
  return (
    <div class="cal-time-row">
      <TextView {...text} id={dateId} onClick={onDate}>
        {dayTitle(dayOf(seconds, clock.zone), today.year)}
      </TextView>
      {hasTime && (
        <TextView {...text} class="cal-editor-text cal-time-text" id={timeId} onClick={onTime}>
          {timeText(timeOf(seconds, clock.zone), clock.hour24)}
        </TextView>
      )}
    </div>
  );
}
