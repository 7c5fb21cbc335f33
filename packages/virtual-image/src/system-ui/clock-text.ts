import { useNow, usePhoneState } from '@androidworld/app-sdk/ui';

/** The time as the status bar shows it, by the phone's zone and format. */
export function useClockText(): string {
  const now = useNow({ everyMs: 60_000 });
  const { zone, hour24 } = usePhoneState((state) => state.clock);
  return new Date(now)
    .toLocaleTimeString('en-US', {
      timeZone: zone,
      hour: hour24 ? '2-digit' : 'numeric',
      minute: '2-digit',
      hourCycle: hour24 ? 'h23' : 'h12',
    })
    .replace(/ [AP]M$/, '');
}

/** The date as the shade shows it. */
export function useDateText(): string {
  const now = useNow({ everyMs: 60_000 });
  const zone = usePhoneState((state) => state.clock.zone);
  return new Date(now).toLocaleDateString('en-US', {
    timeZone: zone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  });
}
