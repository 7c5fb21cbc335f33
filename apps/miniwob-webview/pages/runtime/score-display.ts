import { h } from './dom.ts';

/** Last and mean reward and the time left, for a person at a desktop; hidden in the app. */
export class ScoreDisplay {
  readonly #root: HTMLElement;
  readonly #last = h('span', { id: 'reward-last' }, '-');
  readonly #mean = h('span', { id: 'reward-avg' }, '-');
  readonly #timer = h('span', { id: 'timer-countdown' }, '-');
  readonly #episode = h('span', { id: 'episode-id' }, '0');
  readonly #rewards: number[] = [];

  constructor() {
    this.#root = h(
      'div',
      { id: 'reward-display' },
      h('div', {}, 'Last reward: ', this.#last),
      h('div', {}, 'Mean of the last 10: ', this.#mean),
      h('div', {}, 'Time left: ', this.#timer),
      h('div', {}, 'Episodes done: ', this.#episode),
    );
    document.body.append(this.#root);
  }

  hide(): void {
    this.#root.style.display = 'none';
  }

  /** Shows an ended episode. */
  showReward(reward: number, episodesDone: number): void {
    this.#rewards.push(reward);
    const recent = this.#rewards.slice(-10);
    this.#last.textContent = reward.toFixed(2);
    this.#mean.textContent = (recent.reduce((sum, each) => sum + each, 0) / recent.length).toFixed(2);
    this.#episode.textContent = String(episodesDone);
  }

  /** Shows the time left; `undefined` when none runs. */
  showTime(time: { left: number; total: number } | undefined): void {
    this.#timer.textContent = time === undefined ? '-' : `${time.left} / ${time.total}sec`;
  }
}
