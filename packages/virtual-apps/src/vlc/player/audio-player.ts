import type { AppApi } from '@androidworld/app-sdk';
import { createStore, phoneNow, phoneTime } from '@androidworld/app-sdk/ui';
import {
  appended,
  emptyQueue,
  insertedNext,
  opened,
  placeAfter,
  type Queue,
  removedAt,
  shuffled,
  unshuffled,
} from '../../playing/queue.ts';
import type { Media } from '../store/library.ts';
import { preferences } from '../store/preferences.ts';
import { notePlayed } from '../store/progress.ts';

const repeats = ['off', 'one', 'all'] as const;

export interface AudioPlayer {
  readonly queue: Queue<Media>;
  readonly isPlaying: boolean;
  /** Of the track, when it was last started, paused or moved. */
  readonly positionMs: number;
  /** `phoneTime.uptime()` at that moment. */
  readonly atMs: number;
  /** Seconds of the track in a second. */
  readonly speed: number;
  readonly repeat: (typeof repeats)[number];
  readonly isShuffled: boolean;
  /** Over the whole screen, not in the bar at its lower edge. */
  readonly isOpen: boolean;
}

const stopped: AudioPlayer = {
  queue: emptyQueue,
  isPlaying: false,
  positionMs: 0,
  atMs: 0,
  speed: 1,
  repeat: 'off',
  isShuffled: false,
  isOpen: false,
};

/** PlaybackService: what is heard, whatever screen is shown. It ends with the process. */
export const audioPlayer = createStore<AudioPlayer>(stopped);

export function currentTrack({ queue }: AudioPlayer): Media | undefined {
  return queue.songs[queue.index];
}

export function positionOf(state: AudioPlayer): number {
  const track = currentTrack(state);
  const playedMs = state.positionMs + (state.isPlaying ? (phoneTime.uptime() - state.atMs) * state.speed : 0);
  return track === undefined ? 0 : Math.min(Math.max(0, track.durationMs), playedMs);
}

/** These, from one of them on, in place of what was played. */
export async function playAudio(api: AppApi, media: readonly Media[], from = 0): Promise<void> {
  if (media.length === 0) return;
  const { repeat, speed, isOpen } = audioPlayer.get();
  await begin(api, { ...stopped, repeat, speed, isOpen, queue: opened(media, from) });
}

export async function playShuffled(api: AppApi, media: readonly Media[]): Promise<void> {
  if (media.length === 0) return;
  const queue = shuffled(opened(media, Math.floor(Math.random() * media.length)), Math.random);
  await begin(api, { ...audioPlayer.get(), queue, isShuffled: true });
}

export function append(media: readonly Media[]): void {
  change({ queue: appended(audioPlayer.get().queue, media) });
}

export function insertNext(media: readonly Media[]): void {
  change({ queue: insertedNext(audioPlayer.get().queue, media) });
}

export async function playAt(api: AppApi, index: number): Promise<void> {
  await begin(api, { ...audioPlayer.get(), queue: { ...audioPlayer.get().queue, index } });
}

export async function removeAt(api: AppApi, index: number): Promise<void> {
  const state = audioPlayer.get();
  const queue = removedAt(state.queue, index);
  if (queue.index === -1) return stop();
  if (index === state.queue.index) await begin(api, { ...state, queue });
  else change({ queue });
}

export function togglePlaying(): void {
  const state = audioPlayer.get();
  change({ isPlaying: !state.isPlaying, positionMs: positionOf(state), atMs: phoneTime.uptime() });
}

export function seek(positionMs: number): void {
  change({ positionMs, atMs: phoneTime.uptime() });
}

export function setSpeed(speed: number): void {
  change({ speed, positionMs: positionOf(audioPlayer.get()), atMs: phoneTime.uptime() });
}

/** Nothing comes after the last track. */
export async function skipToNext(api: AppApi): Promise<void> {
  const { queue, repeat } = audioPlayer.get();
  const next = placeAfter(queue, repeat === 'all' ? 'all' : 'off');
  if (next !== null) await playAt(api, next);
}

/** To the start of the track; within its first five seconds, to the one before it. */
export async function skipToPrevious(api: AppApi): Promise<void> {
  const state = audioPlayer.get();
  if (positionOf(state) > 5000 || state.queue.index <= 0) return seek(0);
  await playAt(api, state.queue.index - 1);
}

export async function endTrack(api: AppApi): Promise<void> {
  const state = audioPlayer.get();
  const { queue, repeat } = state;
  const track = currentTrack(state);
  if (track !== undefined) await note(api, track, track.durationMs);
  const next = repeat === 'one' ? queue.index : placeAfter(queue, repeat);
  if (next === null) return stop();
  await playAt(api, next);
}

export function stop(): void {
  audioPlayer.set(stopped);
}

export function cycleRepeat(): void {
  const { repeat } = audioPlayer.get();
  change({ repeat: repeats[(repeats.indexOf(repeat) + 1) % repeats.length] ?? 'off' });
}

export function toggleShuffle(): void {
  const { queue, isShuffled } = audioPlayer.get();
  change({ queue: isShuffled ? unshuffled(queue) : shuffled(queue, Math.random), isShuffled: !isShuffled });
}

export function openPlayer(isOpen: boolean): void {
  change({ isOpen });
}

function change(what: Partial<AudioPlayer>): void {
  audioPlayer.set({ ...audioPlayer.get(), ...what });
}

/** The track of the queue, from its start. */
async function begin(api: AppApi, state: AudioPlayer): Promise<void> {
  audioPlayer.set({ ...state, isPlaying: true, positionMs: 0, atMs: phoneTime.uptime() });
  const track = currentTrack(audioPlayer.get());
  if (track !== undefined) await note(api, track, track.lastTimeMs);
}

async function note(api: AppApi, { id, durationMs }: Media, atMs: number): Promise<void> {
  const { history } = await preferences.get(api);
  if (id > 0 && history) await notePlayed(api, { id, durationMs, atMs, now: Math.floor(phoneNow() / 1000) });
}
