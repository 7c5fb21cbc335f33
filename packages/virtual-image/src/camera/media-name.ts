/** `IMG_20231015_153412`, `VID_…`: Camera2 names what it takes by the phone's clock. */
export function mediaName(prefix: 'IMG' | 'VID', ms: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(ms);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${prefix}_${part('year')}${part('month')}${part('day')}_${part('hour')}${part('minute')}${part('second')}`;
}
