import type { Intent } from '../intent.ts';
import type { ScreenOrientation } from '../manifest.ts';

/** Beside AppApi, an activity may call these with its token: path `['activity', name]`. */
export interface ActivityCalls {
  /** `Activity.finish()`: ends it and gives the result to who waits for one. */
  finish(): Promise<void>;
  /** What it ends with: `Activity.setResult()`. Until it is called, code 0, `RESULT_CANCELED`. */
  setResult(code: number, data: Intent | null): Promise<void>;
  /** `Activity.moveTaskToBack()`: its task goes behind all others and lives on. */
  moveTaskToBack(): Promise<void>;
  /** The title that recents and accessibility show. */
  setTitle(title: string): Promise<void>;
  /** How the screen is to be held while this activity is in front, in place of what its manifest says. */
  setRequestedOrientation(orientation: ScreenOrientation): Promise<void>;
}

/** What the frame of an activity calls in its name. */
export interface ActivityStateCalls {
  /** @returns JSON of the state it stopped with; null when there is none */
  savedState(): Promise<string | null>;
  /**
   * onSaveInstanceState
   *
   * @param json of an object
   */
  saveState(json: string): Promise<void>;
}
