import { CheckBox, css, Glyph, type IconSource, LinearLayout, TextView, useApi } from '@androidworld/app-sdk/ui';
import remove from '@material-symbols/svg-400/rounded/delete.svg';
import vibration from '@material-symbols/svg-400/rounded/mobile_vibrate.svg';
import bell from '@material-symbols/svg-400/rounded/notifications_active.svg';
import type { ComponentChildren } from 'preact';
import { clockClass, clockPackage } from '../package-name.ts';
import { ringtoneTitle } from '../ringtones.ts';
import type { Alarm, AlarmFields } from '../store/alarms.ts';
import { DayButtons } from './day-buttons.tsx';

css`
.clock-alarm-row { min-height: 48px; padding-right: 8px; }
`;

export interface AlarmEditorProps {
  alarm: Alarm;
  weekStart: number;
  onChange: (change: Partial<AlarmFields>) => void;
  onDelete: () => void;
}

/** What an open alarm shows beyond its time and its switch. */
export function AlarmEditor({ alarm, weekStart, onChange, onDelete }: AlarmEditorProps) {
  const api = useApi();
  const pickRingtone = () =>
    api.startActivity({
      component: { packageName: clockPackage, className: clockClass('ringtone.RingtonePickerActivity') },
      extras: { 'extra.alarm_id': alarm.id },
    });
  return (
    <>
      <DayButtons days={alarm.daysOfWeek} weekStart={weekStart} onChange={(daysOfWeek) => onChange({ daysOfWeek })} />
      <EditorRow
        id="choose_ringtone"
        icon={bell}
        text={ringtoneTitle(alarm.ringtone)}
        onClick={() => void pickRingtone()}
      />
      <EditorRow
        icon={vibration}
        text="Vibrate"
        onClick={() => onChange({ vibrate: !alarm.vibrate })}
        trailing={<CheckBox id="vibrate_onoff" checked={alarm.vibrate} contentDescription="Vibrate" />}
      />
      <EditorRow id="delete" icon={remove} text="Delete" onClick={onDelete} />
    </>
  );
}

function EditorRow({
  id,
  icon,
  text,
  onClick,
  trailing,
}: {
  id?: string;
  icon: IconSource;
  text: string;
  onClick: () => void;
  trailing?: ComponentChildren;
}) {
  return (
    <LinearLayout class="clock-alarm-row" gap={16} onClick={onClick}>
      <Glyph icon={icon} color="var(--on-surface-variant)" />
      <TextView id={id} textAppearance="body-large" weight={1} lines={1}>
        {text}
      </TextView>
      {trailing}
    </LinearLayout>
  );
}
