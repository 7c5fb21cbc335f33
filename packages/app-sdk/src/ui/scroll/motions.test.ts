import { describe, expect, it } from 'vitest';
import { type Motion, Motions } from './motions.ts';

/** Frames drawn by hand. */
function frames() {
  const waiting: ((nowMs: number) => void)[] = [];
  return {
    motions: new Motions((frame) => waiting.push(frame)),
    asked: () => waiting.length,
    draw(nowMs: number) {
      for (const frame of waiting.splice(0)) frame(nowMs);
    },
  };
}

const element = (isConnected = true) => ({ isConnected }) as Element;

/** Moves for so many frames, and keeps their times. */
function lasting(count: number, moved = element()): Motion & { readonly times: number[] } {
  const times: number[] = [];
  return { element: moved, times, step: (nowMs) => times.push(nowMs) < count };
}

describe('Motions', () => {
  it('steps what moves once per frame, at the time of the frame, until it is over', () => {
    const { motions, draw, asked } = frames();
    const motion = lasting(2);
    motions.start(motion);
    expect(asked()).toBe(1);
    for (const nowMs of [16, 33, 50, 66]) draw(nowMs);
    expect(motion.times).toEqual([16, 33]);
  });

  it('runs one frame longer than anything moves, then asks for no more', () => {
    const { motions, draw, asked } = frames();
    expect(motions.running).toBe(false);
    motions.start(lasting(1));
    expect(motions.running).toBe(true);
    draw(16);
    expect(motions.running).toBe(true);
    draw(33);
    expect(motions.running).toBe(false);
    expect(asked()).toBe(0);
  });

  it('asks for one frame however much moves', () => {
    const { motions, asked, draw } = frames();
    const [first, second] = [lasting(5), lasting(5)];
    motions.start(first);
    motions.start(second);
    expect(asked()).toBe(1);
    draw(16);
    expect([first.times, second.times, asked()]).toEqual([[16], [16], 1]);
  });

  it('stops what moves an element, and says whether it did', () => {
    const { motions, draw } = frames();
    const motion = lasting(5);
    motions.start(motion);
    expect(motions.moves(motion.element)).toBe(true);
    expect(motions.stop(element())).toBe(false);
    expect(motions.stop(motion.element)).toBe(true);
    expect(motions.moves(motion.element)).toBe(false);
    draw(16);
    expect(motion.times).toEqual([]);
  });

  it('lets the newest motion of an element replace the one before', () => {
    const { motions, draw } = frames();
    const moved = element();
    const [first, second] = [lasting(5, moved), lasting(5, moved)];
    motions.start(first);
    motions.start(second);
    draw(16);
    expect([first.times, second.times]).toEqual([[], [16]]);
  });

  it('moves nothing that has left the screen', () => {
    const { motions, draw } = frames();
    const motion = lasting(5, element(false));
    motions.start(motion);
    draw(16);
    expect(motion.times).toEqual([]);
    expect(motions.moves(motion.element)).toBe(false);
  });
});
