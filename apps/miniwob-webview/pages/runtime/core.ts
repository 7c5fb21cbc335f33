import type { EndOptions, Page, Scene } from './define-page.ts';
import { buildFrame, type Frame } from './frame.ts';
import { globals, installGlobals, parseMode } from './globals.ts';
import { showInstruction, utteranceOf } from './instruction.ts';
import { after, cancel, every, now } from './page-time.ts';
import { Random } from './random.ts';
import { ScoreDisplay } from './score-display.ts';

/** The global `core`: episodes, under the names outside drivers and the host app use. */
export class Core<Problem = unknown> {
  /** Milliseconds; the discounted reward is 0 after them, and the episode ends unless the host stops `EP_TIMER`. */
  EPISODE_MAX_TIME: number;
  /** Ends the episode when the time is over; null when nothing limits it. */
  EP_TIMER: number | null = null;
  /** Counts down on the display. */
  CD_TIMER: number | null = null;
  /** When the episode started, in milliseconds since 1970. */
  ept0 = 0;
  readonly cover_div: HTMLElement;
  /** The values in the instruction, by name. */
  currentFields: Readonly<Record<string, string | number>> = {};

  readonly #page: Page<Problem>;
  readonly #frame: Frame;
  readonly #display: ScoreDisplay;
  #utterance = '';
  /** Of the running episode. Independent of the timers, which hosts stop: an episode has one reward. */
  #episode: AbortController | undefined;

  constructor(page: Page<Problem>) {
    installGlobals();
    this.#page = page;
    this.#frame = buildFrame();
    this.#display = new ScoreDisplay();
    this.EPISODE_MAX_TIME = page.nominalSeconds * 1000;
    this.cover_div = this.#frame.cover;
    this.cover_div.addEventListener('click', this.#startFromCover);
  }

  /** Shows the cover. No problem is generated. */
  startEpisode(): void {
    this.#frame.wrap.inert = true;
    this.cover_div.style.display = 'block';
  }

  /** Starts an episode with a new problem; one that runs is dropped without a reward. */
  startEpisodeReal(): void {
    this.#stopTimers();
    this.generateProblem();
    console.log(`utterance: ${this.getUtterance()}`);
    Object.assign(globals, {
      WOB_DONE_GLOBAL: false,
      WOB_REWARD_GLOBAL: 0,
      WOB_RAW_REWARD_GLOBAL: 0,
      WOB_REWARD_REASON: null,
    });
    getSelection()?.removeAllRanges();
    scrollTo(0, 0);
    this.cover_div.style.display = 'none';
    this.ept0 = now();
    this.countdownTimer(this.EPISODE_MAX_TIME);
    this.EP_TIMER = after(this.EPISODE_MAX_TIME, () => this.endEpisode(-1, false, 'timed out'));
  }

  /** Ends the running episode; does nothing when none runs, so that an episode has one reward. */
  endEpisode(reward: number, timeProportional = false, reason: string | null = null): void {
    if (this.#episode === undefined) return;
    this.#episode.abort();
    this.#episode = undefined;
    this.#stopTimers();
    const timeLeft = Math.max(0, 1 - (now() - this.ept0) / this.EPISODE_MAX_TIME);
    const discounted = timeProportional ? reward * timeLeft : reward;
    globals.WOB_REWARD_GLOBAL = discounted;
    globals.WOB_RAW_REWARD_GLOBAL = reward;
    globals.WOB_REWARD_REASON = reason;
    globals.WOB_DONE_GLOBAL = true;
    globals.WOB_EPISODE_ID += 1;
    console.log(`reward: ${discounted} (raw: ${reward})`);
    this.#display.showReward(discounted, globals.WOB_EPISODE_ID);
    this.startEpisode();
  }

  /** The instruction as one line of text. */
  getUtterance(): string {
    return this.#utterance;
  }

  /** Draws a problem and shows it, in place of the one before. */
  generateProblem(): void {
    this.#episode?.abort();
    const episode = new AbortController();
    const random = new Random(() => Math.random());
    const problem = this.#page.draw(random, globals.WOB_DATA_MODE);
    const instruction = this.#page.instruction(problem);
    this.#utterance = utteranceOf(instruction);
    this.currentFields = this.#page.fields?.(problem) ?? {};
    showInstruction(instruction, this.#frame.query);
    this.#frame.area.replaceChildren();
    // What is inert cannot take the focus, which some pages give while they render.
    this.#frame.wrap.inert = false;
    this.#episode = episode;
    this.#page.render(problem, this.#sceneOf(episode, random));
  }

  setDataMode(mode: string): void {
    globals.WOB_DATA_MODE = parseMode(mode);
  }

  /** For hosts: no display, and a cover that does not start anything. */
  hideDisplay(): void {
    this.#display.hide();
    this.cover_div.removeEventListener('click', this.#startFromCover);
    this.cover_div.replaceChildren();
  }

  /** Counts down on the display, from the given milliseconds. */
  countdownTimer(milliseconds: number): void {
    const total = Math.floor(milliseconds / 1000);
    let left = total;
    this.#display.showTime({ left, total });
    this.CD_TIMER = every(1000, () => {
      left = Math.max(0, left - 1);
      this.#display.showTime({ left, total });
    });
  }

  /** Stops counting down. */
  clearTimer(): void {
    cancel(this.CD_TIMER);
    this.CD_TIMER = null;
    this.#display.showTime(undefined);
  }

  readonly #startFromCover = (): void => this.startEpisodeReal();

  #stopTimers(): void {
    cancel(this.EP_TIMER);
    this.EP_TIMER = null;
    this.clearTimer();
  }

  #sceneOf(episode: AbortController, random: Random): Scene {
    const end = (reward: number, options: EndOptions = {}): void => {
      // A widget of an earlier problem must not end the episode of this one.
      if (episode !== this.#episode) return;
      this.endEpisode(reward, options.timeProportional ?? reward > 0, options.reason ?? null);
    };
    return {
      area: this.#frame.area,
      random,
      signal: episode.signal,
      judge: (correct) => end(correct ? 1 : -1),
      end,
    };
  }
}
