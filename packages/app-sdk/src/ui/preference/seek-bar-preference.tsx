import { SeekBar } from '../widgets/seek-bar.tsx';
import { type PreferenceProps, PreferenceRow } from './preference-row.tsx';
import { useIsFramework } from './use-is-framework.ts';

export interface SeekBarPreferenceProps extends Omit<PreferenceProps, 'onClick'> {
  /** Default 0. */
  min?: number | undefined;
  max: number;
  value: number;
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
