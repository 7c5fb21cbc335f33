/** What the host program may know of the task on the screen. */
export interface EpisodeState {
  readonly task: string;
  readonly seed: string | null;
  readonly page: 'loading' | 'ready' | 'error';
  /** Why there is no page. */
  readonly error: string | null;
  readonly episode: 'none' | 'running' | 'ended';
  readonly utterance: string;
  /** Raw, as the page wrote it: `1`, `-0.5`, `NaN`; empty until the episode has ended. */
  readonly reward: string;
  readonly discountedReward: string;
  readonly reason: string | null;
  /** Errors on the page's console since it was loaded, the last ones. */
  readonly errors: readonly string[];
}

export const MOST_ERRORS = 20;

export function newState(task: string, seed: string | null): EpisodeState {
  return {
    task,
    seed,
    page: 'loading',
    error: null,
    episode: 'none',
    utterance: '',
    reward: '',
    discountedReward: '',
    reason: null,
    errors: [],
  };
}
