import { css, TextView, useElapsed } from '@androidworld/app-sdk/ui';

css`
.camera-time { position: absolute; top: 48px; left: 16px; display: flex; align-items: center; gap: 6px; font-size: 1.125rem; font-weight: 500; text-shadow: 0 1px 3px rgb(0 0 0 / 0.6); }
.camera-time::before { content: ""; width: 12px; height: 12px; border-radius: 50%; background: #f44336; }
`;

/** How long the video is by now. */
export function RecordingTime({ sinceMs }: { sinceMs: number }) {
  const seconds = Math.floor(useElapsed(sinceMs, { everyMs: 1000, running: true }) / 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const hours = seconds >= 3600 ? `${two(seconds / 3600)}:` : '';
  return (
    <TextView id="recording_time" class="camera-time">
      {`${hours}${two((seconds % 3600) / 60)}:${two(seconds % 60)}`}
    </TextView>
  );
}
