import type { Intent } from '../intent.ts';

/** Beside AppApi, an activity may call these with its token: path `['activity', name]`. */
export interface ActivityCalls {
  finish(): Promise<void>;
  setResult(code: number, data: Intent | null): Promise<void>;
  moveTaskToBack(): Promise<void>;
  /** The title that recents and accessibility show. */
  setTitle(title: string): Promise<void>;
}
