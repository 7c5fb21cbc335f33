import { phoneTime, useApi, useElapsed, useLive } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { type RecordingState, recordingChanged } from './track-recorder.ts';

/** What the process records just now; undefined until known. */
export function useRecording(): RecordingState | undefined {
  return useLive((api) => api.callProcess<RecordingState & Record<string, unknown>>('recordingState'), {
    process: [recordingChanged],
    onResume: true,
  }).data;
}

/** The same, with a total time that goes on. */
export function useRunningRecording(): (RecordingState & { readonly totalMs: number }) | undefined {
  const [startMs, setStartMs] = useState(0);
  const { data: state } = useLive(
    async (api) => {
      const now = await api.callProcess<RecordingState & Record<string, unknown>>('recordingState');
      setStartMs(phoneTime.uptime() - now.statistics.totalMs);
      return now;
    },
    { process: [recordingChanged], onResume: true },
  );
  const totalMs = useElapsed(startMs, { everyMs: 1000, running: state?.trackId != null });
  return state === undefined ? undefined : { ...state, totalMs };
}

/** What the buttons do. */
export function useRecordingCalls() {
  const api = useApi();
  return {
    start: () => api.callProcess<number>('startRecording'),
    resume: (trackId: number) => api.callProcess<undefined>('resumeRecording', trackId),
    stop: () => api.callProcess<undefined>('stopRecording'),
    discard: (trackId: number) => api.callProcess<undefined>('discardRecording', trackId),
    listen: (on: boolean) => api.callProcess<undefined>('listenToGps', on),
  };
}
