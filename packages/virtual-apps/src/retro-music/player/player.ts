import type { AppApi } from '@androidworld/app-sdk';
import { createStore, phoneNow, phoneTime } from '@androidworld/app-sdk/ui';
import {
  appended,
  emptyQueue,
  insertedNext,
  movedTo,
  opened,
  placeAfter,
  type Queue,
  removedAt,
  shuffled,
  unshuffled,
} from '../../playing/queue.ts';
import { notePlayed } from '../store/play-history.ts';
import { preferences } from '../store/preferences.ts';
import { readQueue, writeQueue } from '../store/queue-database.ts';
import type { Song } from '../store/song.ts';

type Repeat = 'off' | 'all' | 'one';

const repeats: readonly Repeat[] = ['off', 'all', 'one'];

export interface Player {
  readonly queue: Queue<Song>;
  readonly isPlaying: boolean;
  /** Of the song, when it was last started, paused or moved. */
  readonly positionMs: number;
  /** `phoneTime.uptime()` at that moment. */
  readonly atMs: number;
  readonly repeat: Repeat;
  readonly isShuffled: boolean;
  /** 1: as it was recorded. */
  readonly speed: number;
  /** When the music is to stop. */
  readonly sleep: SleepTimer | null;
}

export interface SleepTimer {
  /** By `phoneTime.uptime()`. */
  readonly atMs: number;
  /** The song that plays then comes to its end. */
  readonly finishesSong: boolean;
}

const stopped: Player = {
  queue: emptyQueue,
  isPlaying: false,
  positionMs: 0,
  atMs: 0,
  repeat: 'off',
  isShuffled: false,
  speed: 1,
  sleep: null,
};

/** The app's one player; it ends with the process, and its queue is then found in the database. */
export const player = createStore<Player>(stopped);

export function currentSong({ queue }: Player): Song | undefined {
  return queue.songs[queue.index];
}

export function positionOf(state: Player): number {
  const song = currentSong(state);
  const played = state.positionMs + (state.isPlaying ? (phoneTime.uptime() - state.atMs) * state.speed : 0);
  return song === undefined ? 0 : Math.min(song.durationMs, played);
}

/** At the first start of the process: the queue of the last one, if it knows where it was. */
export async function restoreQueue(api: AppApi): Promise<void> {
  const [{ queue, original }, stored] = await Promise.all([readQueue(api), preferences.get(api)]);
  if (queue.length === 0 || queue.length !== original.length || stored.position === -1) return;
  player.set({
    ...stopped,
    queue: { songs: queue, original, index: Math.min(stored.position, queue.length - 1) },
    positionMs: Math.max(0, stored.positionInTrack),
    repeat: repeats[stored.repeatMode] ?? 'off',
    isShuffled: stored.shuffleMode === 1,
    speed: stored.playbackSpeed,
  });
}

/** Another queue; saved at once. */
async function change(api: AppApi, queue: Queue<Song>, more: Partial<Player> = {}): Promise<void> {
  player.set({ ...player.get(), ...more, queue });
  await Promise.all([writeQueue(api, { queue: queue.songs, original: queue.original }), savePlace(api)]);
}

async function savePlace(api: AppApi): Promise<void> {
  const state = player.get();
  await preferences.put(api, {
    position: state.queue.index,
    positionInTrack: Math.round(positionOf(state)),
    repeatMode: repeats.indexOf(state.repeat),
    shuffleMode: Number(state.isShuffled),
  });
}

async function begin(api: AppApi): Promise<void> {
  const song = currentSong(player.get());
  const { pauseHistory } = await preferences.get(api);
  if (song !== undefined && !pauseHistory) await notePlayed(api, song, phoneNow());
}

/** These songs become the queue, and one of them plays. */
export async function playSongs(api: AppApi, songs: readonly Song[], index = 0): Promise<void> {
  if (songs.length === 0) return;
  await change(api, opened(songs, index), { ...fromStart(true), isShuffled: false });
  await begin(api);
}

export async function playShuffled(api: AppApi, songs: readonly Song[]): Promise<void> {
  if (songs.length === 0) return;
  const queue = shuffled(opened(songs, Math.floor(Math.random() * songs.length)), Math.random);
  await change(api, queue, { ...fromStart(true), isShuffled: true });
  await begin(api);
}

export async function addToQueue(api: AppApi, songs: readonly Song[]): Promise<void> {
  await change(api, appended(player.get().queue, songs));
  await tellAdded(api, songs);
}

export async function playNext(api: AppApi, songs: readonly Song[]): Promise<void> {
  const wasEmpty = player.get().queue.index === -1;
  await change(api, insertedNext(player.get().queue, songs), wasEmpty ? fromStart(true) : {});
  if (wasEmpty) await begin(api);
  await tellAdded(api, songs);
}

async function tellAdded(api: AppApi, { length }: readonly Song[]): Promise<void> {
  await api.toast(
    length === 1 ? 'Added 1 title to the playing queue.' : `Added ${length} titles to the playing queue.`,
  );
}

export async function removeFromQueue(api: AppApi, at: number): Promise<void> {
  const { queue, isPlaying } = player.get();
  await change(api, removedAt(queue, at), at === queue.index ? fromStart(isPlaying && queue.songs.length > 1) : {});
}

export async function moveInQueue(api: AppApi, from: number, to: number): Promise<void> {
  await change(api, movedTo(player.get().queue, from, to));
}

export async function clearQueue(api: AppApi): Promise<void> {
  await change(api, emptyQueue, fromStart(false));
}

export async function playAt(api: AppApi, index: number): Promise<void> {
  await change(api, { ...player.get().queue, index }, fromStart(true));
  await begin(api);
}

export async function togglePlaying(api: AppApi): Promise<void> {
  const state = player.get();
  if (currentSong(state) === undefined) return;
  player.set({ ...state, isPlaying: !state.isPlaying, positionMs: positionOf(state), atMs: phoneTime.uptime() });
  await savePlace(api);
}

export async function seek(api: AppApi, positionMs: number): Promise<void> {
  player.set({ ...player.get(), positionMs, atMs: phoneTime.uptime() });
  await savePlace(api);
}

export async function skipToNext(api: AppApi): Promise<void> {
  const { queue } = player.get();
  if (queue.songs.length > 0) await playAt(api, placeAfter(queue, 'all') ?? 0);
}

/** To the start of the song; within its first two seconds, to the one before it. */
export async function skipToPrevious(api: AppApi): Promise<void> {
  const state = player.get();
  const { songs, index } = state.queue;
  if (songs.length === 0) return;
  if (positionOf(state) > 2000) await seek(api, 0);
  else await playAt(api, (index - 1 + songs.length) % songs.length);
}

/** Null: it is to go on. */
export function setSleepTimer(sleep: SleepTimer | null): void {
  player.set({ ...player.get(), sleep });
}

/** The sleep timer has run down. */
export async function fallAsleep(api: AppApi): Promise<void> {
  const state = player.get();
  // The end of the song sees that the time has passed.
  if (state.sleep?.finishesSong === true && state.isPlaying) return;
  setSleepTimer(null);
  if (state.isPlaying) await togglePlaying(api);
}

export async function setSpeed(api: AppApi, speed: number): Promise<void> {
  const state = player.get();
  player.set({ ...state, positionMs: positionOf(state), atMs: phoneTime.uptime(), speed });
  await preferences.put(api, { playbackSpeed: speed });
}

/** The song has come to its end. */
export async function endSong(api: AppApi): Promise<void> {
  const { queue, repeat, sleep } = player.get();
  if (sleep !== null && sleep.atMs <= phoneTime.uptime()) {
    player.set({ ...player.get(), ...fromStart(false), sleep: null });
    return await savePlace(api);
  }
  const next = repeat === 'one' ? queue.index : placeAfter(queue, repeat);
  if (next !== null) return await playAt(api, next);
  player.set({ ...player.get(), ...fromStart(false) });
  await savePlace(api);
}

export async function cycleRepeat(api: AppApi): Promise<void> {
  const state = player.get();
  const repeat = repeats[(repeats.indexOf(state.repeat) + 1) % repeats.length] ?? 'off';
  player.set({ ...state, repeat });
  await savePlace(api);
}

export async function toggleShuffle(api: AppApi): Promise<void> {
  const { queue, isShuffled } = player.get();
  await change(api, isShuffled ? unshuffled(queue) : shuffled(queue, Math.random), { isShuffled: !isShuffled });
}

function fromStart(isPlaying: boolean): Pick<Player, 'isPlaying' | 'positionMs' | 'atMs'> {
  return { isPlaying, positionMs: 0, atMs: phoneTime.uptime() };
}
