import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { type Gesture, gestureCommand } from './gestures.ts';

describe('gestureCommand()', () => {
  const at = { x: 10.4, y: 20.6 };
  test.each<[Gesture, string]>([
    [{ type: 'tap', at }, 'input tap 10 21'],
    [{ type: 'double_tap', at }, 'input tap 10 21 && input tap 10 21'],
    [{ type: 'long_press', at, durationMs: 1_000 }, 'input swipe 10 21 10 21 1000'],
    [{ type: 'key', keycode: 'KEYCODE_BACK' }, 'input keyevent KEYCODE_BACK'],
  ])('%j is one command', (gesture, script) => {
    expect(gestureCommand(gesture).script).toBe(script);
  });

  test('swipes from where to where it is told, in that order', () => {
    const swipe = gestureCommand({ type: 'swipe', from: { x: 900, y: 500 }, to: { x: 100, y: 500 }, durationMs: 500 });
    expect(swipe.script).toBe('input swipe 900 500 100 500 500');
  });

  test('X1: a keycode cannot become a command', () => {
    expect(gestureCommand({ type: 'key', keycode: '3; reboot' }).script).toBe("input keyevent '3; reboot'");
  });
});

describe('gestureCommand() for a drag, in a real shell', () => {
  const drag = gestureCommand({ type: 'drag', from: { x: 0, y: 0 }, to: { x: 100, y: 200 }, durationMs: 10 });

  test('uses draganddrop where it is known, with the time that it holds before it moves', () => {
    expect(run('input() { echo "$*" >> /dev/stderr; }')).toEqual(['draganddrop 0 0 100 200 510']);
  });

  test('moves the finger step by step where it is not', () => {
    const input = `input() { if [ "$1" = draganddrop ]; then echo 'Unknown command: draganddrop'; else echo "$*" >> /dev/stderr; fi; }`;
    const events = run(input);
    expect(events[0]).toBe('motionevent DOWN 0 0');
    expect(events.at(-2)).toBe('motionevent MOVE 100 200');
    expect(events.at(-1)).toBe('motionevent UP 100 200');
  });

  test('keeps the exit code of a failure', () => {
    expect(() => run('input() { return 255; }')).toThrow();
  });

  function run(input: string): string[] {
    const script = `exec 2>&1\nsleep() { :; }\n${input.replaceAll('/dev/stderr', '"$log"')}\nlog=$(mktemp)\n${drag.script}\ncode=$?\ncat "$log"; rm "$log"; exit $code`;
    return execFileSync('/bin/sh', ['-c', script], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .filter((line) => line !== '');
  }
});
