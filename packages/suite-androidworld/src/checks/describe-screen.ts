import type { Observation } from '@androidworld/core';
import { listNames } from './judge.ts';

/** What is in front, in words: `com.android.chrome`. */
export function describeFront({ foreground }: Pick<Observation, 'foreground'>): string {
  return foreground === undefined ? 'no app in front' : `${foreground.packageName} in front`;
}

/** What is in front, and what its fields hold. */
export function describeFields(screen: Observation): string {
  const fields = screen.elements
    .filter(({ editable }) => editable)
    .map(({ hintText = '', text = '' }) => `${hintText}: ${text}`);
  return `${describeFront(screen)}, with the fields ${listNames(fields)}`;
}
