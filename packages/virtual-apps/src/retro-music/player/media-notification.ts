import { type AppApi, FLAG_IMMUTABLE } from '@androidworld/app-sdk';
import { useApi, useAsync, usePhoneEvent, useStore } from '@androidworld/app-sdk/ui';
import { mainActivity, mediaButton, mediaReceiver, packageName } from '../package-name.ts';
import { currentSong, type Player, player, skipToNext, skipToPrevious, togglePlaying } from './player.ts';

const channel = { id: 'playing_notification', name: 'Now playing', importance: 2 } as const;
const notificationId = 1;

/** What the buttons of the notification do, by the actions of their intents. */
const commands: Readonly<Record<string, (api: AppApi) => Promise<void>>> = {
  [`${packageName}.rewind`]: skipToPrevious,
  [`${packageName}.togglepause`]: togglePlaying,
  [`${packageName}.skip`]: skipToNext,
};

/** Tells in the shade what is played, with buttons, and does what they say. In one place of the app only. */
export function useMediaNotification(): void {
  const api = useApi();
  const state = useStore(player, (value) => value);
  const song = currentSong(state);
  useAsync(() => show(api, state), [song?.id, state.isPlaying]);
  usePhoneEvent('fromProcess', ({ name, data }) => {
    const command = name === mediaButton && typeof data === 'string' ? commands[data] : undefined;
    if (command !== undefined) void command(api);
  });
}

async function show(api: AppApi, state: Player): Promise<void> {
  const song = currentSong(state);
  if (song === undefined) return api.notifications.cancel(notificationId);
  const [previous = '', toggle = '', next = ''] = Object.keys(commands);
  const button = (title: string, action: string) => ({
    title,
    intent: {
      kind: 'broadcast' as const,
      intent: { action, component: { packageName, className: mediaReceiver } },
      flags: FLAG_IMMUTABLE,
    },
  });
  await api.notifications.createChannel(channel);
  await api.notifications.post({
    id: notificationId,
    channel: channel.id,
    title: song.title,
    text: song.artistName,
    ongoing: state.isPlaying,
    onlyAlertOnce: true,
    showWhen: false,
    category: 'transport',
    contentIntent: {
      kind: 'activity',
      intent: { component: { packageName, className: mainActivity } },
      flags: FLAG_IMMUTABLE,
    },
    actions: [button('Previous', previous), button(state.isPlaying ? 'Pause' : 'Play', toggle), button('Next', next)],
  });
}
