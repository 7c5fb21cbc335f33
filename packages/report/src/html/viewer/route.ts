/** What the part of the address after `#` says to show. */
export type Route =
  | { readonly view: 'run' }
  | { readonly view: 'episode'; readonly episode: number; readonly step: number };

export function parseRoute(hash: string): Route {
  const match = /^#\/episode\/(\d{1,9})(?:\/step\/(\d{1,9}))?$/.exec(hash);
  if (match === null) return { view: 'run' };
  return { view: 'episode', episode: Number(match[1]), step: Number(match[2] ?? 0) };
}

export function episodeHash(episode: number, step = 0): string {
  return step === 0 ? `#/episode/${episode}` : `#/episode/${episode}/step/${step}`;
}
