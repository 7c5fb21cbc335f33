import type { Intent } from '@androidworld/app-sdk';
import { type ConsoleMessage, phoneTime, type WebError, type WebViewHandle } from '@androidworld/app-sdk/ui';
import { type EpisodeState, MOST_ERRORS, newState } from './episode-state.ts';
import { parseConsoleLine } from './parse-console-line.ts';
import { pageUrl, parseTaskConfig, type TaskConfig } from './parse-task-config.ts';
import { type StartOutcome, startEpisodeScript } from './start-episode-script.ts';

/** A page that is not ready for an episode within this time never is. */
const READY_MS = 10_000;
const READY_AGAIN_MS = 20;
const LEFT = 'The page was left during the episode';

/** Leads a page through episodes as intents ask for them. */
export class EpisodeHost {
  readonly #view: () => WebViewHandle | null;
  readonly #report: (state: EpisodeState) => void;
  #config: TaskConfig = parseTaskConfig('{}');
  #state: EpisodeState = newState('index', null);
  /** A reset that came before the page had loaded. */
  #isResetWaiting = false;
  #failure: string | null = null;
  /** Rises with each page and each reset: what belongs to an earlier one does not count any more. */
  #turn = 0;

  constructor(view: () => WebViewHandle | null, report: (state: EpisodeState) => void) {
    this.#view = view;
    this.#report = report;
  }

  /** Whether BACK goes through the pages: not in a task. */
  get isBrowsing(): boolean {
    return this.#config.task === 'index';
  }

  /** @param isFirst the one the activity was started with */
  take(intent: Intent, isFirst: boolean): void {
    const { RL_TASK_APP_CONFIG: config, reset } = intent.extras ?? {};
    if (typeof config === 'string') this.#open(config);
    else if (isFirst) this.#open('{}');
    if (reset !== undefined) this.#reset();
  }

  pageFinished(): void {
    if (this.#failure !== null) {
      this.#update({ page: 'error', error: this.#failure });
      return;
    }
    this.#update({ page: 'ready' });
    if (this.#isResetWaiting) this.#reset();
  }

  pageFailed({ description, failingUrl }: WebError): void {
    this.#failure = `${description}: ${failingUrl}`;
  }

  heard({ level, message }: ConsoleMessage): void {
    if (level === 'error') this.#update({ errors: [...this.#state.errors, message].slice(-MOST_ERRORS) });
    const news = parseConsoleLine(message);
    if (news?.kind === 'utterance') this.#update({ utterance: news.text });
    // One episode has one reward: the first.
    if (news?.kind === 'reward' && this.#state.episode === 'running') void this.#end(news.raw, news.discounted);
  }

  /** A page that nobody asked for: the one before went there, or loaded itself again. It cannot be gone back from. */
  pageStarted(): void {
    if (this.#state.page === 'loading') return;
    this.#turn += 1;
    this.#failure = null;
    const ended = { episode: 'ended', reward: '-1', discountedReward: '-1', reason: LEFT } as const;
    this.#update({ page: 'loading', ...(this.#state.episode === 'running' ? ended : {}) });
  }

  #open(json: string): void {
    this.#turn += 1;
    this.#isResetWaiting = false;
    this.#failure = null;
    try {
      this.#config = parseTaskConfig(json);
      this.#state = newState(this.#config.task, this.#config.seed);
      this.#view()?.loadUrl(pageUrl(this.#config));
    } catch (error) {
      this.#state = newState(this.#config.task, this.#config.seed);
      this.#failure = error instanceof Error ? error.message : String(error);
      this.#view()?.loadUrl('file:///android_asset/index.html');
    }
    this.#report(this.#state);
  }

  #reset(): void {
    this.#turn += 1;
    this.#update({ episode: 'none', utterance: '', reward: '', discountedReward: '', reason: null });
    this.#isResetWaiting = this.#state.page === 'loading';
    if (this.#state.page === 'ready') void this.#start(this.#turn, phoneTime.uptime() + READY_MS);
  }

  async #start(turn: number, deadline: number): Promise<void> {
    const json = await this.#view()?.evaluateJavascript(startEpisodeScript(this.#config));
    if (turn !== this.#turn) return;
    const outcome = JSON.parse(json ?? 'null') as StartOutcome | null;
    if (outcome?.kind === 'started') {
      const { utterance } = this.#state;
      this.#update({ episode: 'running', utterance: utterance === '' ? outcome.utterance : utterance });
      return;
    }
    if (outcome?.kind === 'wait' && phoneTime.uptime() < deadline) {
      phoneTime.after(READY_AGAIN_MS, () => void this.#start(turn, deadline));
      return;
    }
    const late = `The page was not ready for an episode within ${READY_MS} ms`;
    this.#update({ page: 'error', error: outcome?.kind === 'failed' ? outcome.error : late });
  }

  async #end(reward: string, discountedReward: string): Promise<void> {
    this.#update({ episode: 'ended', reward, discountedReward });
    const turn = this.#turn;
    const script = `typeof WOB_REWARD_REASON === 'undefined' ? null : String(WOB_REWARD_REASON ?? '')`;
    const reason: unknown = JSON.parse((await this.#view()?.evaluateJavascript(script)) ?? 'null');
    if (turn === this.#turn && typeof reason === 'string' && reason !== '') this.#update({ reason });
  }

  #update(change: Partial<EpisodeState>): void {
    this.#state = { ...this.#state, ...change };
    this.#report(this.#state);
  }
}
