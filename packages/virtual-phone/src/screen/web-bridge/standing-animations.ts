import type { PageClock } from '@androidworld/app-sdk/host';

interface Followed {
  readonly sinceMs: number;
  readonly fromMs: number;
}

/**
 * CSS animations and transitions of a page, on a time that stands still. Each is paused when it is first seen, where it
 * began, and moved with the clock frame by frame; at its end it is finished, so that the page hears of it.
 */
export class StandingAnimations {
  readonly #clock: PageClock;
  readonly #followed = new Map<Animation, Followed>();
  #awaitsFrame = false;

  constructor(clock: PageClock) {
    this.#clock = clock;
  }

  /** Whether one moves that will end. */
  get isMoving(): boolean {
    return [...this.#followed.keys()].some(ends);
  }

  /** Takes hold of those that have begun. */
  follow(): void {
    for (const animation of document.getAnimations()) {
      if (animation.playState !== 'running') continue;
      const fromMs = this.#followed.has(animation) ? Number(animation.currentTime ?? 0) : 0;
      animation.pause();
      animation.currentTime = fromMs;
      this.#followed.set(animation, { sinceMs: this.#clock.uptime(), fromMs });
    }
    if (this.#followed.size > 0) this.#nextFrame();
  }

  #nextFrame(): void {
    if (this.#awaitsFrame) return;
    this.#awaitsFrame = true;
    this.#clock.nextFrame((uptimeMs) => {
      this.#awaitsFrame = false;
      for (const [animation, followed] of this.#followed) this.#move(animation, followed, uptimeMs);
      if (this.#followed.size > 0) this.#nextFrame();
    });
  }

  #move(animation: Animation, { sinceMs, fromMs }: Followed, uptimeMs: number): void {
    // What the page itself ended, or played on, is not followed any more.
    if (animation.playState !== 'paused') {
      this.#followed.delete(animation);
      return;
    }
    const timeMs = fromMs + (uptimeMs - sinceMs) * animation.playbackRate;
    if (timeMs < endOf(animation)) {
      animation.currentTime = Math.max(0, timeMs);
      return;
    }
    this.#followed.delete(animation);
    animation.finish();
  }
}

function ends(animation: Animation): boolean {
  return Number.isFinite(endOf(animation));
}

function endOf({ effect }: Animation): number {
  return Number(effect?.getComputedTiming().endTime ?? 0);
}
