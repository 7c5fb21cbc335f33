import { Glyph, TextInputDialog, TextView, useNow, View } from '@androidworld/app-sdk/ui';
import pause from '@material-symbols/svg-400/rounded/pause.svg';
import play from '@material-symbols/svg-400/rounded/play_arrow.svg';
import timer from '@material-symbols/svg-400/rounded/timer.svg';
import { useState } from 'preact/hooks';
import { EditRow } from './edit-row.tsx';
import type { RowProps } from './editor-rows.tsx';

/** How long it should take, and has taken. */
export function TimerRow({ edit, onChange }: RowProps) {
  const now = useNow({ everyMs: 60_000 });
  const [isOpen, setOpen] = useState(false);
  const isRunning = edit.timerStart > 0;
  const running = isRunning ? Math.max(0, Math.floor((now - edit.timerStart) / 1000)) : 0;
  const parts = [
    ...(edit.estimatedSeconds > 0 ? [`Est. ${clockText(edit.estimatedSeconds)}`] : []),
    ...(edit.elapsedSeconds + running > 0 ? [`Elapsed ${clockText(edit.elapsedSeconds + running)}`] : []),
  ];
  const toggle = () =>
    onChange(isRunning ? { timerStart: 0, elapsedSeconds: edit.elapsedSeconds + running } : { timerStart: now });
  return (
    <EditRow icon={timer} kind="view" onClick={() => setOpen(true)}>
      <TextView class={parts.length === 0 ? 'edit-text edit-big edit-pale' : 'edit-text edit-big'} weight={1}>
        {parts.length === 0 ? 'Timer' : parts.join(', ')}
      </TextView>
      <View
        className="android.widget.ImageButton"
        style={{ width: 48, height: 48, margin: '8px 8px 0', display: 'grid', placeItems: 'center' }}
        onClick={toggle}
      >
        <Glyph icon={isRunning ? pause : play} />
      </View>
      {isOpen && (
        <TextInputDialog
          title="Est. minutes"
          initial={String(Math.round(edit.estimatedSeconds / 60))}
          inputType="number"
          onDone={(text) => onChange({ estimatedSeconds: Math.max(0, Math.trunc(Number(text)) || 0) * 60 })}
          onClose={() => setOpen(false)}
        />
      )}
    </EditRow>
  );
}

function clockText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
