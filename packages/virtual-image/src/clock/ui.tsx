import { defineScreens } from '@androidworld/app-sdk/ui';
import { clockClass } from './package-name.ts';
import { CitySelection } from './screens/city-selection.tsx';
import { DeskClock } from './screens/desk-clock.tsx';
import { HandleApiCalls } from './screens/handle-api-calls.tsx';
import { RingingAlarm } from './screens/ringing-alarm.tsx';
import { RingtonePicker } from './screens/ringtone-picker.tsx';
import { Screensaver } from './screens/screensaver.tsx';
import { ClockSettingsScreen } from './screens/settings.tsx';

export default defineScreens({
  theme: { accent: '#0b57d0' },
  activities: {
    [clockClass('DeskClock')]: DeskClock,
    [clockClass('worldclock.CitySelectionActivity')]: CitySelection,
    [clockClass('ScreensaverActivity')]: Screensaver,
    [clockClass('settings.SettingsActivity')]: ClockSettingsScreen,
    [clockClass('ringtone.RingtonePickerActivity')]: RingtonePicker,
    [clockClass('alarms.AlarmActivity')]: RingingAlarm,
    [clockClass('HandleApiCalls')]: HandleApiCalls,
  },
});
