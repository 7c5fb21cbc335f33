import { SeekBar } from '../widgets/seek-bar.tsx';
import { type PreferenceProps, PreferenceRow } from './preference-row.tsx';
import { useIsFramework } from './use-is-framework.ts';

/** Of a preference row with a slider (SeekBarPreference). */
export interface SeekBarPreferenceProps extends Omit<PreferenceProps, 'onClick'> {
  /** Default 0. */
  min?: number | undefined;
  /** Value at the right end of the slider. */
  max: number;
  /** Where the thumb stands, from `min` to `max`. */
  value: number;
  /** Called with the new value when the slider is let go, not while it is dragged. */
  onChange: (value: number) => void;
}

/** A row with a slider under its title. */
export function SeekBarPreference({ min = 0, max, value, onChange, ...row }: SeekBarPreferenceProps) {
  const isFramework = useIsFramework();
  return (
    <PreferenceRow
      {...row}
      below={
        <SeekBar
          id={isFramework ? 'android:id/seekbar' : 'seekbar'}
          contentDescription={row.title}
          min={min}
          max={max}
          value={value}
          onCommit={onChange}
          enabled={row.enabled}
          style={{ alignSelf: 'stretch' }}
        />
      }
    />
  );
}
