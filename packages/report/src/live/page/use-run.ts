import { useEffect, useReducer } from 'preact/hooks';
import type { LiveNews, LiveRun } from '../live-run.ts';

/** Whether the page hears of the run: `over` when the run has ended. */
export type Hearing = 'connecting' | 'live' | 'lost' | 'over';

export interface Followed {
  readonly run: LiveRun | undefined;
  /** Latest first. */
  readonly news: readonly LiveNews[];
  readonly hearing: Hearing;
}

type Heard = { readonly run: LiveRun } | { readonly news: LiveNews } | { readonly hearing: Hearing };

const newsKept = 200;

/** Follows the server's events. After a break the browser asks again by itself, and the server begins anew. */
export function useRun(): Followed {
  const [followed, hear] = useReducer(hearOf, { run: undefined, news: [], hearing: 'connecting' });
  useEffect(() => {
    const events = new EventSource('/events');
    events.addEventListener('run', ({ data }) => hear({ run: JSON.parse(data) }));
    events.addEventListener('news', ({ data }) => hear({ news: JSON.parse(data) }));
    events.addEventListener('open', () => hear({ hearing: 'live' }));
    events.addEventListener('error', () => hear({ hearing: 'lost' }));
    events.addEventListener('over', () => {
      events.close();
      hear({ hearing: 'over' });
    });
    return () => events.close();
  }, []);
  return followed;
}

function hearOf(before: Followed, heard: Heard): Followed {
  if ('run' in heard) return { ...before, run: heard.run };
  if ('hearing' in heard) return { ...before, hearing: heard.hearing };
  const { news } = heard;
  // A server that was asked again tells of running episodes from their beginning.
  if (before.news.some((known) => keyOf(known) === keyOf(news))) return before;
  return { ...before, news: [news, ...before.news].slice(0, newsKept) };
}

function keyOf({ kind, at, episodeId }: LiveNews): string {
  return `${kind} ${at} ${episodeId}`;
}
