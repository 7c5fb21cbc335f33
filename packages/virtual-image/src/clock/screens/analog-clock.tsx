import { View } from '@androidworld/app-sdk/ui';

/** A dial with hands; the second hand only when seconds are given. */
export function AnalogClock({
  time,
  seconds,
}: {
  time: { readonly hour: number; readonly minute: number };
  seconds: number | undefined;
}) {
  const hand = (turns: number, length: number, width: number, color: string) => (
    <line
      x1="50"
      y1="50"
      x2="50"
      y2={50 - length}
      stroke={color}
      stroke-width={width}
      stroke-linecap="round"
      transform={`rotate(${turns * 360} 50 50)`}
    />
  );
  return (
    <View id="analog_clock" style={{ width: 240, height: 240 }}>
      <svg viewBox="0 0 100 100" aria-hidden="true" width="100%" height="100%">
        <circle cx="50" cy="50" r="49" fill="var(--surface-variant)" />
        {hand((time.hour + time.minute / 60) / 12, 24, 5, 'var(--on-surface)')}
        {hand(time.minute / 60, 36, 4, 'var(--primary)')}
        {seconds !== undefined && hand(seconds / 60, 40, 1.2, 'var(--secondary)')}
        <circle cx="50" cy="50" r="3" fill="var(--on-surface)" />
      </svg>
    </View>
  );
}
