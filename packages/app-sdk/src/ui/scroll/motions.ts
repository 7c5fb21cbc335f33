import { phoneTime } from '../../runtime/phone-time.ts';

/** Something that moves by itself, frame by frame. */
export interface Motion {
  /** What moves. */
  readonly element: Element;
  /** @returns whether it goes on after this frame */
  step(nowMs: number): boolean;
}

/** Asks to be called with the next frame's time. */
export type RequestFrame = (frame: (nowMs: number) => void) => void;

/** All that moves by itself in the phone: flings, and pages that turn. The one place where frames are counted for it. */
export class Motions {
  readonly #requestFrame: RequestFrame;
  readonly #moving = new Set<Motion>();
  #awaitsFrame = false;

  constructor(requestFrame: RequestFrame) {
    this.#requestFrame = requestFrame;
  }

  /** Whether anything moves, or did before the frame that is drawn next. */
  get running(): boolean {
    return this.#awaitsFrame;
  }

  moves(element: Element): boolean {
    return [...this.#moving].some((motion) => motion.element === element);
  }

  /** In place of what moves the element already. */
  start(motion: Motion): void {
    this.stop(motion.element);
    this.#moving.add(motion);
    if (!this.#awaitsFrame) this.#nextFrame();
  }

  /** @returns whether it moved */
  stop(element: Element): boolean {
    const stopped = [...this.#moving].filter((motion) => motion.element === element);
    for (const motion of stopped) this.#moving.delete(motion);
    return stopped.length > 0;
  }

  #nextFrame(): void {
    this.#awaitsFrame = true;
    this.#requestFrame((nowMs) => {
      this.#awaitsFrame = false;
      // One frame more than moves: what comes of the last movement, the browser tells before it.
      const goesOn = this.#moving.size > 0;
      for (const motion of [...this.#moving]) {
        // What has left the screen moves no more.
        if (!motion.element.isConnected || !motion.step(nowMs)) this.#moving.delete(motion);
      }
      if (goesOn && !this.#awaitsFrame) this.#nextFrame();
    });
  }
}

/** All motions of this page, stepped by the frames of the phone's time. */
export const motions = new Motions((frame) => phoneTime.nextFrame(frame));
