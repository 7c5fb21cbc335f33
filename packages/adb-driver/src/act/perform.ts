import type { CallOptions, DeviceInput } from '@androidworld/core';
import type { DeviceLink } from '../device-link.ts';
import { gestureCommand } from './gestures.ts';
import { runInput } from './run-input.ts';
import { typeText } from './type-text.ts';

/** Carries out what a finger, a key or a keyboard does; returns once the device has taken it. */
export function perform(link: DeviceLink, input: DeviceInput, options: CallOptions = {}): Promise<void> {
  return input.type === 'text' ? typeText(link, input, options) : runInput(link, gestureCommand(input), options);
}
