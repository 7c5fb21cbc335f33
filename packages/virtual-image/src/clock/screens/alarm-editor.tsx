import { css, Glyph, type IconSource, useApi, View, type ViewProps } from '@androidworld/app-sdk/ui';
import box from '@material-symbols/svg-400/rounded/check_box_outline_blank.svg';
import checkedBox from '@material-symbols/svg-400/rounded/check_box-fill.svg';
import remove from '@material-symbols/svg-400/rounded/delete.svg';
import vibration from '@material-symbols/svg-400/rounded/mobile_vibrate.svg';
import bell from '@material-symbols/svg-400/rounded/notifications_active.svg';
import { clockClass, clockPackage } from '../package-name.ts';
import { ringtoneTitle } from '../ringtones.ts';
import type { Alarm, AlarmFields } from '../store/alarms.ts';
import { DayButtons } from './day-buttons.tsx';

css`
.clock-alarm-row { min-height: 48px; padding-right: 20px; gap: 16px; display: flex; align-items: center; align-self: stretch; }
.clock-alarm-row-text { flex: 1; min-width: 0; font-size: 1rem; line-height: 1.5rem; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
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
        contentDescription={`Ringtone ${ringtoneTitle(alarm.ringtone)}`}
        onClick={() => void pickRingtone()}
      />
      <EditorRow
        id="vibrate_onoff"
        className="android.widget.CheckBox"
        icon={vibration}
        text="Vibrate"
        checked={alarm.vibrate}
        onClick={() => onChange({ vibrate: !alarm.vibrate })}
      />
      <EditorRow id="delete" icon={remove} text="Delete" onClick={onDelete} />
    </>
  );
}

interface EditorRowProps extends Pick<ViewProps, 'id' | 'className' | 'contentDescription' | 'checked' | 'onClick'> {
  icon: IconSource;
  text: string;
}

/** A text with an icon before it, and a box behind it where it can be checked: one view, as compound drawables make it. */
function EditorRow({ icon, text, checked, ...view }: EditorRowProps) {
  return (
    <View className="android.widget.TextView" {...view} checked={checked} class="clock-alarm-row" semantics={{ text }}>
      <Glyph icon={icon} color="var(--on-surface-variant)" />
      <span class="clock-alarm-row-text">{text}</span>
      {checked !== undefined && <Glyph icon={checked ? checkedBox : box} color="var(--primary)" />}
    </View>
  );
}
