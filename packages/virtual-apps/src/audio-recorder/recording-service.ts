import {
  type AppApi,
  type AppProcess,
  defineService,
  FLAG_IMMUTABLE,
  type Intent,
  START_STICKY,
} from '@androidworld/app-sdk';
import type { AppRecorder, RecordingState } from './app-recorder.ts';
import { activities, recorderPackage } from './package-name.ts';

export const recordingService = `${recorderPackage}.app.RecordingService`;

/** Class of the receiver behind the notification's buttons. */
export const stopReceiver = `${recorderPackage}.app.RecordingService$StopRecordingReceiver`;

const actions = {
  start: 'ACTION_START_RECORDING_SERVICE',
  stop: 'ACTION_STOP_RECORDING',
  pause: 'ACTION_PAUSE_RECORDING',
} as const;

const channel = { id: `${recorderPackage}.NotificationId`, name: 'Default', importance: 4 } as const;
const notificationId = 101;

const toService = (action: string): Intent => ({
  action,
  component: { packageName: recorderPackage, className: recordingService },
});

/** RecordingService: keeps the process while it records, and shows that it does. */
export function createRecordingService(api: AppApi, recorder: AppRecorder) {
  return defineService((service) => {
    const show = (status: RecordingState['status']) => service.startForeground(notificationId, notificationOf(status));
    return {
      async onCreate() {
        await api.notifications.createChannel(channel);
        recorder.onChange = async (status) => {
          if (status !== 'idle') return show(status);
          await service.stopForeground('remove');
          await service.stopSelf();
        };
      },
      async onStartCommand(intent) {
        if (intent?.action === actions.start) {
          await show('recording');
          await recorder.start();
        }
        if (intent?.action === actions.pause) await recorder.pauseOrResume();
        if (intent?.action === actions.stop) await recorder.stop();
        return START_STICKY;
      },
      onDestroy() {
        recorder.onChange = async () => undefined;
      },
    };
  });
}

/** What the screens call. */
export function recordingFunctions(api: AppApi, recorder: AppRecorder) {
  return {
    recordingState: () => recorder.state(),
    startRecording: async () => {
      await api.startService(toService(actions.start));
    },
    pauseRecording: () => recorder.pauseOrResume(),
    stopRecording: () => recorder.stop(),
    discardRecording: () => recorder.discard(),
  } satisfies NonNullable<AppProcess['functions']>;
}

/** The notification's buttons reach the service by way of a receiver. */
export function receiveStop(api: AppApi) {
  return async ({ action = '' }: Intent) => {
    await api.startService(toService(action));
    return undefined;
  };
}

function notificationOf(status: RecordingState['status']) {
  const button = (title: string, action: string) => ({
    title,
    intent: {
      kind: 'broadcast' as const,
      requestCode: 10,
      intent: { action, component: { packageName: recorderPackage, className: stopReceiver } },
      flags: FLAG_IMMUTABLE,
    },
  });
  const isPaused = status === 'paused';
  return {
    channel: channel.id,
    title: 'Audio Recorder',
    text: isPaused ? 'Paused' : 'Recording is ON',
    priority: 2,
    ongoing: true,
    onlyAlertOnce: true,
    contentIntent: {
      kind: 'activity' as const,
      intent: { component: { packageName: recorderPackage, className: activities.main } },
      flags: FLAG_IMMUTABLE,
    },
    actions: [button(isPaused ? 'Resume' : 'Pause', actions.pause), button('Stop', actions.stop)],
  };
}
