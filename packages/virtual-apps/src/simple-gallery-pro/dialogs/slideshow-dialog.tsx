import { AlertDialog, CheckBox, EditText, LinearLayout, TextView, usePreferences } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { preferences } from '../store/preferences.ts';

const switches = [
  { key: 'slideshowVideos', id: 'include_videos', label: 'Include videos' },
  { key: 'slideshowGifs', id: 'include_gifs', label: 'Include GIFs' },
  { key: 'slideshowRandom', id: 'random_order', label: 'Random order' },
  { key: 'slideshowBackwards', id: 'move_backwards', label: 'Move backwards' },
  { key: 'slideshowLoop', id: 'loop_slideshow', label: 'Loop slideshow' },
] as const;

type SwitchKey = (typeof switches)[number]['key'];

/** How pictures follow each other; kept for the next time. */
export function SlideshowDialog({ onStart, onClose }: { onStart: () => void; onClose: () => void }) {
  const [values = preferences.missing, change] = usePreferences(preferences);
  const [seconds, setSeconds] = useState<string>();
  const [changed, setChanged] = useState<Partial<Record<SwitchKey, boolean>>>({});
  const accept = async () => {
    const wanted = Number.parseInt(seconds ?? String(values.slideshowSeconds), 10);
    // As the real app: without a number the pictures change each 5 seconds.
    await change({ ...changed, slideshowSeconds: wanted > 0 ? wanted : preferences.missing.slideshowSeconds });
    onClose();
    onStart();
  };
  return (
    <AlertDialog
      title="Slideshow"
      onDismiss={onClose}
      positive={{ label: 'OK', onClick: () => void accept() }}
      negative={{ label: 'Cancel', onClick: onClose }}
    >
      <LinearLayout id="slideshow_holder" orientation="vertical" align="stretch">
        <LinearLayout gap={16}>
          <TextView id="interval_label" weight={1} textAppearance="body-large">
            Interval (seconds):
          </TextView>
          <EditText
            id="interval_value"
            inputType="number"
            maxLength={2}
            value={seconds ?? String(values.slideshowSeconds)}
            onChange={setSeconds}
            style={{ width: 64 }}
          />
        </LinearLayout>
        {switches.map(({ key, id, label }) => (
          <CheckBox
            key={key}
            id={id}
            checked={changed[key] ?? values[key]}
            onChange={(checked) => setChanged({ ...changed, [key]: checked })}
          >
            {label}
          </CheckBox>
        ))}
      </LinearLayout>
    </AlertDialog>
  );
}
