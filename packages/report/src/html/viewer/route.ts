import { type Filter, noFilter, type Sorting } from './task-rows.ts';

/** What the part of the address after `#` says to show. */
export type Route =
  | { readonly view: 'run'; readonly filter: Filter; readonly sorting: Sorting }
  | { readonly view: 'episode'; readonly episode: number; readonly step: number };

export const byTask: Sorting = { by: 'task', descending: false };

export function parseRoute(hash: string): Route {
  const match = /^#\/episode\/(\d{1,9})(?:\/step\/(\d{1,9}))?$/.exec(hash);
  if (match !== null) return { view: 'episode', episode: Number(match[1]), step: Number(match[2] ?? 0) };
  const [, query = ''] = hash.split('?', 2);
  const given = new URLSearchParams(query);
  const statuses = new Set(given.getAll('status').filter(isStatus));
  return {
    view: 'run',
    filter: {
      text: given.get('find') ?? '',
      statuses,
      app: given.get('app') ?? '',
      difficulty: given.get('difficulty') ?? '',
    },
    sorting: { by: given.get('sort') ?? byTask.by, descending: given.has('down') },
  };
}

export function episodeHash(episode: number, step = 0): string {
  return step === 0 ? `#/episode/${episode}` : `#/episode/${episode}/step/${step}`;
}

/** The table with its filter and order; what is as usual is left out. */
export function runHash(
  { text, statuses, app, difficulty }: Filter = noFilter,
  { by, descending }: Sorting = byTask,
): string {
  const told = new URLSearchParams([
    ...(text === '' ? [] : [['find', text]]),
    ...[...statuses].map((status) => ['status', status]),
    ...(app === '' ? [] : [['app', app]]),
    ...(difficulty === '' ? [] : [['difficulty', difficulty]]),
    ...(by === byTask.by ? [] : [['sort', by]]),
    ...(descending ? [['down', '']] : []),
  ]).toString();
  return told === '' ? '#/' : `#/?${told}`;
}

function isStatus(name: string): name is 'passed' | 'failed' | 'errored' | 'unfinished' {
  return ['passed', 'failed', 'errored', 'unfinished'].includes(name);
}
