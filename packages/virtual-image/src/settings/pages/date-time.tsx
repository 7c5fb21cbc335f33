import { atLocal, DateFormat, localParts, zones, zoneText } from '@androidworld/app-sdk';
import { useSystemApi } from '@androidworld/app-sdk/system';
import {
  AlertDialog,
  DatePicker,
  ListItem,
  Preference,
  PreferenceCategory,
  RadioButton,
  SwitchPreference,
  TimePicker,
  useNow,
  usePhoneState,
  useSetting,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import type { SettingsPage } from '../page.ts';

export const dateTimePage: SettingsPage = {
  fragment: 'com.android.settings.datetime.DateTimeSettings',
  title: 'Date & time',
  entries: ['Set time automatically', 'Date', 'Time', 'Set time zone automatically', 'Time zone', 'Use 24-hour format'],
  Content() {
    const api = useSystemApi();
    const now = useNow({ everyMs: 1000 });
    const { zone, hour24 } = usePhoneState((state) => state.clock);
    const [autoTime, setAutoTime] = useSetting('global', 'auto_time');
    const [autoZone, setAutoZone] = useSetting('global', 'auto_time_zone');
    const [, setFormat] = useSetting('system', 'time_12_24');
    const [open, setOpen] = useState<'date' | 'time' | 'zone'>();
    const close = () => setOpen(undefined);
    const local = localParts(now, zone);
    return (
      <>
        <SwitchPreference
          title="Set time automatically"
          checked={autoTime === '1'}
          onChange={(on) => void setAutoTime(on ? '1' : '0')}
        />
        <Preference
          title="Date"
          summary={DateFormat.getLongDateFormat({ zone })(now)}
          enabled={autoTime !== '1'}
          onClick={() => setOpen('date')}
        />
        <Preference
          title="Time"
          summary={DateFormat.getTimeFormat({ zone, hour24 })(now)}
          enabled={autoTime !== '1'}
          onClick={() => setOpen('time')}
        />
        <PreferenceCategory title="Time zone" />
        <SwitchPreference
          title="Set time zone automatically"
          checked={autoZone === '1'}
          onChange={(on) => void setAutoZone(on ? '1' : '0')}
        />
        <Preference
          title="Time zone"
          summary={zoneText(zone, now)}
          enabled={autoZone !== '1'}
          onClick={() => setOpen('zone')}
        />
        <PreferenceCategory title="Time format" />
        <SwitchPreference
          title="Use 24-hour format"
          summary={hour24 ? '13:00' : '1:00 PM'}
          checked={hour24}
          onChange={(on) => void setFormat(on ? '24' : '12')}
        />
        {open === 'date' && (
          <DatePicker
            value={local}
            onPick={(day) => {
              void api.system.setTime(atLocal({ ...local, ...day }, zone));
              close();
            }}
            onDismiss={close}
          />
        )}
        {open === 'time' && (
          <TimePicker
            value={local}
            hour24={hour24}
            onPick={(time) => {
              void api.system.setTime(atLocal({ ...local, ...time }, zone));
              close();
            }}
            onDismiss={close}
          />
        )}
        {open === 'zone' && (
          <AlertDialog title="Time zone" flush onDismiss={close} negative={{ label: 'Cancel', onClick: close }}>
            {zones.map((name) => (
              <ListItem
                key={name}
                title={zoneText(name, now)}
                leading={<RadioButton checked={name === zone} />}
                onClick={() => {
                  void api.system.setZone(name);
                  close();
                }}
              />
            ))}
          </AlertDialog>
        )}
      </>
    );
  },
};
