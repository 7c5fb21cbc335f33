import { css, TabbedScreen, Toolbar, useActivity, useApi } from '@androidworld/app-sdk/ui';
import alarm from '@material-symbols/svg-400/rounded/alarm.svg';
import alarmOn from '@material-symbols/svg-400/rounded/alarm-fill.svg';
import bed from '@material-symbols/svg-400/rounded/bed.svg';
import bedOn from '@material-symbols/svg-400/rounded/bed-fill.svg';
import hourglass from '@material-symbols/svg-400/rounded/hourglass_empty.svg';
import hourglassOn from '@material-symbols/svg-400/rounded/hourglass_empty-fill.svg';
import schedule from '@material-symbols/svg-400/rounded/schedule.svg';
import scheduleOn from '@material-symbols/svg-400/rounded/schedule-fill.svg';
import timer from '@material-symbols/svg-400/rounded/timer.svg';
import timerOn from '@material-symbols/svg-400/rounded/timer-fill.svg';
import { useEffect, useState } from 'preact/hooks';
import { clockClass, clockPackage } from '../package-name.ts';
import { selectedTab } from '../store/selected-tab.ts';
import { type TabName, tabExtra, tabs } from '../tabs.ts';
import { AlarmTab } from './alarm-tab.tsx';
import { BedtimeTab } from './bedtime-tab.tsx';
import { ClockTab } from './clock-tab.tsx';
import { PrivacyTip } from './privacy-tip.tsx';
import { StopwatchTab } from './stopwatch-tab.tsx';
import { TimerTab } from './timer-tab.tsx';
import { useClockData } from './use-clock-data.ts';

const items = [
  { label: 'Alarm', id: 'tab_menu_alarm', icon: alarm, selectedIcon: alarmOn },
  { label: 'Clock', id: 'tab_menu_clock', icon: schedule, selectedIcon: scheduleOn },
  { label: 'Timer', id: 'tab_menu_timer', icon: hourglass, selectedIcon: hourglassOn },
  { label: 'Stopwatch', id: 'tab_menu_stopwatch', icon: timer, selectedIcon: timerOn },
  { label: 'Bedtime', id: 'tab_menu_bedtime', icon: bed, selectedIcon: bedOn },
];

css`
.clock-bar > .app-bar-titles { padding-left: 24px; }
`;

/** The app's one big screen: five tabs, the last chosen one first. */
export function DeskClock() {
  const api = useApi();
  const { intent, intentSerial, visible } = useActivity();
  const stored = useClockData(selectedTab.get);
  /** Digits typed for a new timer; they stay when another tab is looked at. */
  const [digits, setDigits] = useState('');
  const [chosen, setChosen] = useState<number>();
  const select = (index: number) => {
    setChosen(index);
    void api.callProcess('selectTab', index);
  };
  useEffect(() => {
    const wanted = intent.extras?.[tabExtra];
    if (typeof wanted === 'number') select(wanted);
  }, [intentSerial]);
  useEffect(() => {
    void api.callProcess('setApplicationInForeground', visible);
  }, [visible]);
  if (stored.data === undefined) return null;
  const tab = tabs[chosen ?? stored.data.index] ?? 'Clock';
  const open = (name: string) => () =>
    void api.startActivity({ component: { packageName: clockPackage, className: clockClass(name) } });
  const visit = (data: string) => () => void api.startActivity({ action: 'android.intent.action.VIEW', data });
  return (
    <TabbedScreen
      id="desk_clock"
      tabs={items}
      selected={tabs.indexOf(tab)}
      onSelect={select}
      navigationId="bottom_view"
      pager={{ id: 'desk_clock_pager', className: 'androidx.viewpager.widget.ViewPager' }}
      toolbar={
        <Toolbar
          title={tab}
          titleId="action_bar_title"
          class="clock-bar"
          overflowId="overflow_action_button"
          menu={[
            { title: 'Screen saver', onClick: open('ScreensaverActivity') },
            { title: 'Settings', onClick: open('settings.SettingsActivity') },
            { title: 'Privacy policy', onClick: visit('https://policies.google.com/privacy') },
            // Google's services have the form and the pages for these; without them the app leads to the web.
            { title: 'Send feedback', onClick: visit('https://support.google.com/clock/?p=feedback') },
            { title: 'Help', onClick: visit('https://support.google.com/clock') },
          ]}
        />
      }
    >
      <Tab name={tab} digits={digits} onDigits={setDigits} />
      <PrivacyTip />
    </TabbedScreen>
  );
}

function Tab({ name, ...entry }: { name: TabName; digits: string; onDigits: (digits: string) => void }) {
  switch (name) {
    case 'Alarm':
      return <AlarmTab />;
    case 'Clock':
      return <ClockTab />;
    case 'Timer':
      return <TimerTab {...entry} />;
    case 'Stopwatch':
      return <StopwatchTab />;
    case 'Bedtime':
      return <BedtimeTab />;
  }
}
