import {
  CardView,
  css,
  ImageButton,
  LinearLayout,
  MaterialTimePicker,
  Switch,
  TextView,
  useNow,
  usePhoneState,
} from '@androidworld/app-sdk/ui';
import expandMore from '@material-symbols/svg-400/rounded/keyboard_arrow_down.svg';
import expandLess from '@material-symbols/svg-400/rounded/keyboard_arrow_up.svg';
import { useState } from 'preact/hooks';
import { isToday } from '../next-alarm.ts';
import type { Alarm, AlarmFields } from '../store/alarms.ts';
import { timeOfDayText } from '../time-text.ts';
import { weekDayNames, weekDaysText } from '../week-days.ts';
import { AlarmEditor } from './alarm-editor.tsx';
import { LabelDialog } from './label-dialog.tsx';

css`
.clock-alarm { padding: 12px 12px 12px 20px; border-radius: 24px; box-shadow: none; }
.clock-alarm-open { background: var(--surface-variant); }
.clock-alarm-time { font-size: 3.25rem; color: var(--on-surface-variant); }
.clock-alarm-on { color: var(--on-surface); }
.clock-alarm-half { font-size: 1.5rem; margin-left: 6px; }
.clock-alarm-summary { min-height: 32px; }
.clock-alarm-arrow { width: 36px; height: 36px; margin: 0 8px 0 0; background: var(--surface-variant); }
.clock-alarm-open .clock-alarm-arrow { background: var(--surface-container); }
`;

export interface AlarmCardProps {
  alarm: Alarm;
  weekStart: number;
  isOpen: boolean;
  onToggle: () => void;
  onChange: (change: Partial<AlarmFields>) => void;
  onDelete: () => void;
}

/** One alarm: its time, its days and its switch; open, everything else about it too. */
export function AlarmCard({ alarm, weekStart, isOpen, onToggle, onChange, onDelete }: AlarmCardProps) {
  const [editing, setEditing] = useState<'time' | 'label'>();
  const close = () => setEditing(undefined);
  return (
    <CardView
      id="alarm_card_layout"
      contentDescription={`${alarm.label} Alarm`}
      class={`clock-alarm ${isOpen ? 'clock-alarm-open' : ''}`}
      onClick={onToggle}
    >
      <LinearLayout align="start">
        <LinearLayout orientation="vertical" weight={1} align="start">
          {isOpen ? (
            <TextView id="edit_label" textAppearance="body-large" color="muted" onClick={() => setEditing('label')}>
              {alarm.label === '' ? 'Add label' : alarm.label}
            </TextView>
          ) : (
            alarm.label !== '' && (
              <TextView id="label" textAppearance="body-large" lines={1}>
                {alarm.label}
              </TextView>
            )
          )}
          <TimeOfDay alarm={alarm} onClick={() => setEditing('time')} />
        </LinearLayout>
        <ImageButton
          id="arrow"
          class="clock-alarm-arrow"
          icon={isOpen ? expandLess : expandMore}
          contentDescription={isOpen ? 'Collapse alarm' : 'Expand alarm'}
          onClick={onToggle}
        />
      </LinearLayout>
      <LinearLayout class="clock-alarm-summary" id="alarm_info" justify="between">
        <Days alarm={alarm} weekStart={weekStart} />
        <Switch id="onoff" checked={alarm.enabled} onChange={(enabled) => onChange({ enabled })} />
      </LinearLayout>
      {isOpen && <AlarmEditor alarm={alarm} weekStart={weekStart} onChange={onChange} onDelete={onDelete} />}
      {editing === 'time' && (
        <MaterialTimePicker
          value={{ hour: alarm.hour, minute: alarm.minutes }}
          onPick={({ hour, minute }) => {
            onChange({ hour, minutes: minute, enabled: true });
            close();
          }}
          onDismiss={close}
        />
      )}
      {editing === 'label' && (
        <LabelDialog label={alarm.label} onLabel={(label) => onChange({ label })} onClose={close} />
      )}
    </CardView>
  );
}

function TimeOfDay({ alarm, onClick }: { alarm: Alarm; onClick: () => void }) {
  const hour24 = usePhoneState((state) => state.clock.hour24);
  const text = timeOfDayText({ hour: alarm.hour, minute: alarm.minutes }, hour24);
  const [time, half] = text.split(' ');
  return (
    <TextView
      id="digital_clock"
      class={`clock-alarm-time ${alarm.enabled ? 'clock-alarm-on' : ''}`}
      contentDescription={text}
      semantics={{ text }}
      onClick={onClick}
    >
      {time}
      {half !== undefined && <span class="clock-alarm-half">{half}</span>}
    </TextView>
  );
}

/** The days it repeats on, or the day it rings next. */
function Days({ alarm, weekStart }: { alarm: Alarm; weekStart: number }) {
  const nowMs = useNow({ everyMs: 60_000 });
  const zone = usePhoneState((state) => state.clock.zone);
  if (alarm.daysOfWeek !== 0) {
    return (
      <TextView id="days_of_week" color="muted" contentDescription={weekDayNames(alarm.daysOfWeek, weekStart)}>
        {weekDaysText(alarm.daysOfWeek, weekStart)}
      </TextView>
    );
  }
  return (
    <TextView id="upcoming_instance_label" color="muted">
      {isToday(alarm, nowMs, zone) ? 'Today' : 'Tomorrow'}
    </TextView>
  );
}
