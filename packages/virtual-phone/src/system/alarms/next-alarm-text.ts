/** `Mon 8:30 AM`, or `Mon 08:30`: the setting `next_alarm_formatted` (AOSP `AlarmManagerService.formatNextAlarm`). */
export function nextAlarmText(atMs: number, zone: string, is24Hour: boolean): string {
  const day = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: zone });
  const time = new Intl.DateTimeFormat('en-US', {
    hour: is24Hour ? '2-digit' : 'numeric',
    minute: '2-digit',
    hourCycle: is24Hour ? 'h23' : 'h12',
    timeZone: zone,
  });
  // Newer ICU data has a narrow no-break space before AM; Android 13's has a plain one.
  return `${day.format(atMs)} ${time.format(atMs).replace('\u202f', ' ')}`;
}
