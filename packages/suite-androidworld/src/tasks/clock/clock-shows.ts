import type { Observation } from '@androidworld/core';
import { apps } from '../../apps/apps.ts';

export interface Duration {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Whether the Clock app is in front with its stopwatch running. */
export function showsRunningStopwatch(screen: Observation): boolean {
  return isInFront(screen) && hasDescription(screen, 'Pause') && hasDescription(screen, 'Lap');
}

/** Whether the Clock app is in front with its stopwatch paused, or not started. */
export function showsStoppedStopwatch(screen: Observation): boolean {
  return isInFront(screen) && isTabSelected(screen, 'Stopwatch') && hasDescription(screen, 'Start');
}

/**
 * Whether the Clock app is in front with this time entered for a timer that is not started. The entry screen spells its
 * digits `01h 15m 30s`, and as a description in words, singular or plural.
 */
export function showsTimerEntry(screen: Observation, { hours, minutes, seconds }: Duration): boolean {
  const two = (value: number) => String(value).padStart(2, '0');
  const digits = `${two(hours)}h ${two(minutes)}m ${two(seconds)}s`;
  const words = new RegExp(`^${hours} hours?, ${minutes} minutes?, ${seconds} seconds?$`);
  const isEntry = ({ text, contentDescription = '' }: Observation['elements'][number]) =>
    text === digits || words.test(contentDescription);
  return isInFront(screen) && screen.elements.some(isEntry);
}

function isInFront({ foreground }: Observation): boolean {
  return foreground?.packageName === apps.clock.packageName && foreground.activity.includes('DeskClock');
}

/** Whether an element of the app has exactly this content description. */
function hasDescription(screen: Observation, description: string): boolean {
  return screen.elements.some(
    (element) => element.contentDescription === description && element.packageName === apps.clock.packageName,
  );
}

function isTabSelected(screen: Observation, name: string): boolean {
  return screen.elements.some(
    (element) => (element.text === name || element.contentDescription === name) && element.selected,
  );
}
