/** What is played: songs in their order, and which of them is on. */
export interface Queue<S> {
  readonly songs: readonly S[];
  /** The order before it was shuffled; the same when it is not. */
  readonly original: readonly S[];
  /** -1 while nothing is in it. */
  readonly index: number;
}

export const emptyQueue: Queue<never> = { songs: [], original: [], index: -1 };

/** These songs in place of what was there. */
export function opened<S>(songs: readonly S[], index: number): Queue<S> {
  return songs.length === 0 ? emptyQueue : { songs, original: songs, index };
}

/** At the end. */
export function appended<S>({ songs, original, index }: Queue<S>, more: readonly S[]): Queue<S> {
  return { songs: [...songs, ...more], original: [...original, ...more], index: index === -1 ? 0 : index };
}

/** After the one that is on. */
export function insertedNext<S>({ songs, original, index }: Queue<S>, more: readonly S[]): Queue<S> {
  if (index === -1) return opened(more, 0);
  const insert = (all: readonly S[]) => [...all.slice(0, index + 1), ...more, ...all.slice(index + 1)];
  return { songs: insert(songs), original: insert(original), index };
}

/** Without the song at a place; the one that is on stays on, or the next takes its place. */
export function removedAt<S>({ songs, original, index }: Queue<S>, at: number): Queue<S> {
  const song = songs[at];
  const left = songs.filter((_, place) => place !== at);
  if (left.length === 0) return emptyQueue;
  const before = original.indexOf(song as S);
  return {
    songs: left,
    original: original.filter((_, place) => place !== before),
    index: at < index ? index - 1 : Math.min(index, left.length - 1),
  };
}

/** A song drawn to another place. */
export function movedTo<S>({ songs, index }: Queue<S>, from: number, to: number): Queue<S> {
  const current = songs[index];
  const others = songs.filter((_, place) => place !== from);
  const moved = songs[from];
  if (moved === undefined) return { songs, original: songs, index };
  const next = [...others.slice(0, to), moved, ...others.slice(to)];
  // Places, not songs, tell which one is on: a song may be in the queue twice.
  const place = from === index ? to : index - Number(from < index) + Number(to <= index - Number(from < index));
  return { songs: next, original: next, index: current === undefined ? -1 : place };
}

/** The one that is on first, the others in an order drawn by `random` (0 to 1). */
export function shuffled<S>({ songs, original, index }: Queue<S>, random: () => number): Queue<S> {
  const current = songs[index];
  if (current === undefined) return emptyQueue;
  const others = songs.filter((_, place) => place !== index);
  for (let last = others.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [others[last], others[other]] = [others[other] as S, others[last] as S];
  }
  return { songs: [current, ...others], original, index: 0 };
}

/** Back in the order before. */
export function unshuffled<S>({ songs, original, index }: Queue<S>): Queue<S> {
  return { songs: original, original, index: Math.max(-1, original.indexOf(songs[index] as S)) };
}

/** The place of what comes after the song that is on; null at the end. */
export function placeAfter<S>({ songs, index }: Queue<S>, repeat: 'off' | 'all'): number | null {
  if (index + 1 < songs.length) return index + 1;
  return repeat === 'all' && songs.length > 0 ? 0 : null;
}
