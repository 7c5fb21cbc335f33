import { type ShellCommand, sh } from '@androidworld/core';
import type { DeviceInput, Point } from '@androidworld/core/driver';

export type Gesture = Exclude<DeviceInput, { type: 'text' }>;

/** The shell command for a gesture or key (AOSP `InputShellCommand`). */
export function gestureCommand(input: Gesture): ShellCommand {
  switch (input.type) {
    case 'tap':
      return sh`input tap ${xy(input.at)}`;
    case 'double_tap':
      // Two processes of the host would be too slow for the 300 ms between the taps of a double tap.
      return sh`input tap ${xy(input.at)} && input tap ${xy(input.at)}`;
    case 'long_press':
      return sh`input swipe ${xy(input.at)} ${xy(input.at)} ${ms(input.durationMs)}`;
    case 'swipe':
      return sh`input swipe ${xy(input.from)} ${xy(input.to)} ${ms(input.durationMs)}`;
    case 'drag':
      return dragCommand(input);
    case 'key':
      return sh`input keyevent ${input.keycode}`;
  }
}

/** `draganddrop` counts the time of a long press, at most so long by default, as part of its duration. */
const longPressMs = 500;
/** Longer than that, so that the thing is picked up. */
const holdSeconds = 0.7;
const moves = 10;

/** `input draganddrop`, and where that is unknown the same by single touch events. */
function dragCommand({ from, to, durationMs }: Extract<Gesture, { type: 'drag' }>): ShellCommand {
  const steps = Array.from({ length: moves }, (_, index) => between(from, to, (index + 1) / moves));
  const pause = (durationMs / moves / 1000).toFixed(3);
  const moving = steps.map((step) => sh`input motionevent MOVE ${xy(step)} && sleep ${pause} && `);
  const bySteps = sh`input motionevent DOWN ${xy(from)} && sleep ${holdSeconds} && ${join(moving)}input motionevent UP ${xy(to)}`;
  return sh`said=$(input draganddrop ${xy(from)} ${xy(to)} ${ms(longPressMs + durationMs)} 2>&1); exit=$?
case "$said" in
  *'Unknown command'*) ${bySteps} ;;
  *) echo "$said"; (exit $exit) ;;
esac`;
}

function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function join(commands: readonly ShellCommand[]): ShellCommand {
  return commands.reduce((joined, command) => sh`${joined}${command}`, sh``);
}

function xy({ x, y }: Point): readonly number[] {
  return [Math.round(x), Math.round(y)];
}

function ms(duration: number): number {
  return Math.round(duration);
}
