import { type AppApi, type AppProcess, defineService, FLAG_IMMUTABLE, START_NOT_STICKY } from '@androidworld/app-sdk';
import { distanceText, elevationParts, written } from '../format/distance.ts';
import { rateParts } from '../format/speed.ts';
import { activities, services, trackerPackage } from '../package-name.ts';
import { preferences, type Units } from '../store/preferences.ts';
import type { RecordingState, TrackRecorder } from './track-recorder.ts';

const channel = { id: trackerPackage, name: 'OpenTracks', importance: 2 } as const;
const notificationId = 123;

const service = { component: { packageName: trackerPackage, className: services.recording } };

/** TrackRecordingService: keeps the process while it records, and shows that it does. */
export function createTrackService(api: AppApi, recorder: TrackRecorder) {
  return defineService((context) => ({
    async onCreate() {
      await api.notifications.createChannel(channel);
      recorder.onChange = async (state) => {
        if (state.isListening) return context.startForeground(notificationId, await notificationOf(api, state));
        await context.stopForeground('remove');
        await context.stopSelf();
      };
    },
    async onStartCommand() {
      await context.startForeground(notificationId, await notificationOf(api, await recorder.state()));
      return START_NOT_STICKY;
    },
    onDestroy() {
      recorder.onChange = async () => undefined;
    },
  }));
}

/** What the screens call. */
export function recordingFunctions(api: AppApi, recorder: TrackRecorder) {
  const serve = async () => {
    await api.startForegroundService(service);
  };
  return {
    recordingState: () => recorder.state(),
    async startRecording() {
      await serve();
      return recorder.start();
    },
    async resumeRecording(trackId: number) {
      await serve();
      await recorder.resume(trackId);
    },
    stopRecording: () => recorder.stop(),
    discardRecording: (trackId: number) => recorder.discard(trackId),
    async listenToGps(on: boolean) {
      if (on) await serve();
      await recorder.listen(on);
    },
  } satisfies NonNullable<AppProcess['functions']>;
}

async function notificationOf(api: AppApi, state: RecordingState) {
  const { units } = await preferences.get(api);
  return {
    channel: channel.id,
    ...wordsOf(state, units),
    ongoing: true,
    onlyAlertOnce: true,
    showWhen: false,
    category: 'service',
    contentIntent: {
      kind: 'activity' as const,
      intent: { component: { packageName: trackerPackage, className: activities.list } },
      flags: FLAG_IMMUTABLE,
    },
  };
}

function wordsOf(
  { trackId, statistics, location, speed }: RecordingState,
  units: Units,
): { title: string; text: string; subText?: string } {
  if (trackId === null) {
    return { title: 'OpenTracks', text: location === null ? 'Searching for GPS signal…' : 'GPS ready' };
  }
  return {
    title: `Distance: ${distanceText(statistics.distance, units)}`,
    text: `Speed: ${written(rateParts(speed, units, false))}`,
    subText: `Location accuracy: ${location === null ? '-' : written(elevationParts(location.accuracy, units))}`,
  };
}
