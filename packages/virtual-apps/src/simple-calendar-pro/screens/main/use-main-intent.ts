import { useActivity, usePhoneClock } from '@androidworld/app-sdk/ui';
import { useEffect } from 'preact/hooks';
import { dayOf, type LocalDay } from '../../time/local-day.ts';

/** What others ask the main screen for: to show a time, or to take the events of a file. */
export function useMainIntent(onDay: (day: LocalDay) => void, onFile: (uri: string) => void): void {
  const { intent, intentSerial } = useActivity();
  const { zone } = usePhoneClock();
  useEffect(() => {
    const { action, data } = intent;
    if (action !== 'android.intent.action.VIEW' || data === undefined) return;
    const time = /^content:\/\/com\.android\.calendar\/time\/(-?\d+)/.exec(data);
    if (time !== null) onDay(dayOf(Math.floor(Number(time[1]) / 1000), zone));
    else if (!data.startsWith('content://com.android.calendar/')) onFile(data);
  }, [intentSerial]);
}
