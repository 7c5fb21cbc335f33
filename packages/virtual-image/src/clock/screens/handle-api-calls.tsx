import type { Extra, Intent } from '@androidworld/app-sdk';
import { useActivity, useApi } from '@androidworld/app-sdk/ui';
import { useEffect } from 'preact/hooks';
import type { AlarmFields } from '../store/alarms.ts';
import { showTab } from '../tabs.ts';
import { weekDaysOf } from '../week-days.ts';

/** Does what other apps ask for by intent (`android.provider.AlarmClock`), and shows nothing itself. */
export function HandleApiCalls() {
  const api = useApi();
  const { intent, finish } = useActivity();
  useEffect(() => {
    const show = async (tab: 'Alarm' | 'Timer') => {
      if (extraOf(intent, 'SKIP_UI') !== true) await api.startActivity(showTab(tab));
    };
    const handle = async () => {
      switch (intent.action) {
        case 'android.intent.action.SET_ALARM': {
          const alarm = alarmIn(intent);
          if (alarm !== undefined) await api.callProcess('addAlarm', alarm);
          await show('Alarm');
          break;
        }
        case 'android.intent.action.SET_TIMER': {
          const seconds = extraOf(intent, 'LENGTH');
          if (typeof seconds === 'number' && seconds >= 1 && seconds <= 86_400) {
            await api.callProcess('addTimer', seconds * 1000, textOf(extraOf(intent, 'MESSAGE')));
          }
          await show('Timer');
          break;
        }
        case 'android.intent.action.SHOW_TIMERS':
          await show('Timer');
          break;
        default:
          await show('Alarm');
      }
      await finish();
    };
    void handle();
  }, []);
  return null;
}

/** Undefined without an hour: then the person is to choose. */
function alarmIn(intent: Intent): (Partial<AlarmFields> & Pick<AlarmFields, 'hour' | 'minutes'>) | undefined {
  const [hour, minutes = 0] = [extraOf(intent, 'HOUR'), extraOf(intent, 'MINUTES')];
  if (!isWithin(hour, 23) || !isWithin(minutes, 59)) return undefined;
  const days = extraOf(intent, 'DAYS');
  const vibrate = extraOf(intent, 'VIBRATE');
  return {
    hour,
    minutes,
    label: textOf(extraOf(intent, 'MESSAGE')),
    ...(typeof vibrate === 'boolean' ? { vibrate } : {}),
    ...(Array.isArray(days) ? { daysOfWeek: weekDaysOf(days.map(Number)) } : {}),
  };
}

function extraOf(intent: Intent, name: string): Extra | undefined {
  return intent.extras?.[`android.intent.extra.alarm.${name}`];
}

const textOf = (extra: Extra | undefined): string => (typeof extra === 'string' ? extra : '');

function isWithin(value: Extra | undefined, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}
