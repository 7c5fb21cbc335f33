import { type AppApi, FLAG_IMMUTABLE } from '@androidworld/app-sdk';
import { useApi, useAsync, usePhoneEvent, useStore } from '@androidworld/app-sdk/ui';
import { activities, mediaButton, mediaReceiver, packageName } from '../package-name.ts';
import { describeOrigin, type Media } from '../store/library.ts';
import { audioPlayer, currentTrack, skipToNext, skipToPrevious, stop, togglePlaying } from './audio-player.ts';

const channel = { id: 'vlc_playback', name: 'Playback', importance: 2, description: 'Playback controls' } as const;
const notificationId = 3;

const remote = `${packageName}.remote`;

/** What the buttons of the notification do, by the actions of their intents. */
const commands: Readonly<Record<string, (api: AppApi) => Promise<void> | void>> = {
  [`${remote}.Backward`]: skipToPrevious,
  [`${remote}.PlayPause`]: togglePlaying,
  [`${remote}.Forward`]: skipToNext,
  [`${remote}.Stop`]: stop,
};

/** Tells in the shade what is heard, with buttons, and does what they say. In one place of the app only. */
export function useMediaNotification(): void {
  const api = useApi();
  const state = useStore(audioPlayer, (value) => value);
  const track = currentTrack(state);
  useAsync(() => show(api, track, state.isPlaying), [track?.id, track?.path, state.isPlaying]);
  usePhoneEvent('fromProcess', ({ name, data }) => {
    const command = name === mediaButton && typeof data === 'string' ? commands[data] : undefined;
    void command?.(api);
  });
}

async function show(api: AppApi, track: Media | undefined, isPlaying: boolean): Promise<void> {
  if (track === undefined) return api.notifications.cancel(notificationId);
  const intentOf = (name: string) => ({
    kind: 'broadcast' as const,
    intent: { action: `${remote}.${name}`, component: { packageName, className: mediaReceiver } },
    flags: FLAG_IMMUTABLE,
  });
  await api.notifications.createChannel(channel);
  await api.notifications.post({
    id: notificationId,
    channel: channel.id,
    title: track.title,
    text: describeOrigin(track),
    ongoing: isPlaying,
    onlyAlertOnce: true,
    showWhen: false,
    category: 'transport',
    contentIntent: {
      kind: 'activity',
      intent: { component: { packageName, className: activities.main } },
      flags: FLAG_IMMUTABLE,
    },
    deleteIntent: intentOf('Stop'),
    actions: [
      { title: 'Previous', intent: intentOf('Backward') },
      { title: isPlaying ? 'Pause' : 'Play', intent: intentOf('PlayPause') },
      { title: 'Next', intent: intentOf('Forward') },
    ],
  });
}
