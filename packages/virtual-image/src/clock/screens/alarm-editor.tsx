import { CheckBox, css, Glyph, type IconSource, LinearLayout, TextView, useApi, View } from '@androidworld/app-sdk/ui';
import remove from '@material-symbols/svg-400/rounded/delete.svg';
import vibration from '@material-symbols/svg-400/rounded/mobile_vibrate.svg';
import bell from '@material-symbols/svg-400/rounded/notifications_active.svg';
import type { ComponentChildren } from 'preact';
import { clockClass, clockPackage } from '../package-name.ts';
import { ringtoneTitle } from '../ringtones.ts';
import type { Alarm, AlarmFields } from '../store/alarms.ts';
import { weekFrom } from '../week-days.ts';

css`
.clock-days { padding: 12px 8px 8px 0; }
.clock-day { width: 36px; height: 36px; border-radius: 50%; display: grid; place-items: center; border: 1px solid var(--outline); font-weight: 500; }
.clock-day-on { background: var(--primary); border-color: var(--primary); color: var(--on-primary); }
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
      <Days alarm={alarm} weekStart={weekStart} onChange={onChange} />
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

function Days({ alarm, weekStart, onChange }: Omit<AlarmEditorProps, 'onDelete'>) {
  return (
    <LinearLayout class="clock-days" id="repeat_days" justify="between">
      {weekFrom(weekStart).map(({ name, bit }, index) => {
        const isOn = (alarm.daysOfWeek & bit) !== 0;
        return (
          <View
            key={name}
            className="android.widget.CheckBox"
            id={`day_button_${index}`}
            contentDescription={name}
            class={`clock-day ${isOn ? 'clock-day-on' : ''}`}
            checked={isOn}
            semantics={{ text: name.charAt(0) }}
            onClick={() => onChange({ daysOfWeek: alarm.daysOfWeek ^ bit })}
          >
            {name.charAt(0)}
          </View>
        );
      })}
    </LinearLayout>
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
