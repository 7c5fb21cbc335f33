import { phoneTime, useApi, useAsync, useElapsed, usePhoneEvent } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { type RecordingState, recordingChanged } from '../app-recorder.ts';

/** What the service does just now, and how long the recording is by now. */
export function useRecording(onChange: (status: RecordingState['status']) => void): {
  readonly state: RecordingState | undefined;
  readonly recordedMs: number;
} {
  const api = useApi();
  const [startMs, setStartMs] = useState(0);
  const { data: state, reload } = useAsync(async () => {
    const now = await api.callProcess<RecordingState>('recordingState');
    setStartMs(phoneTime.uptime() - (now.status === 'idle' ? 0 : now.recordedMs));
    return now;
  }, []);
  usePhoneEvent('fromProcess', ({ name, data }) => {
    if (name !== recordingChanged) return;
    reload();
    onChange(data as RecordingState['status']);
  });
  const running = state?.status === 'recording';
  const elapsedMs = useElapsed(startMs, { everyMs: 1000, running });
  const recordedMs = state === undefined || state.status === 'idle' ? 0 : running ? elapsedMs : state.recordedMs;
  return { state, recordedMs };
}
