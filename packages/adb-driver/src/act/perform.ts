import type { CallOptions } from '@androidworld/core';
import type { DeviceInput } from '@androidworld/core/driver';
import type { DeviceLink } from '../device-link.ts';
import { gestureCommand } from './gestures.ts';
import { noteTap } from './last-tap.ts';
import { runInput } from './run-input.ts';
import { typeText } from './type-text.ts';

/** Carries out what a finger, a key or a keyboard does; returns once the device has taken it. */
export async function perform(link: DeviceLink, input: DeviceInput, options: CallOptions = {}): Promise<void> {
  if (input.type === 'text') return await typeText(link, input, options);
  await runInput(link, gestureCommand(input), options);
  if (input.type === 'tap' || input.type === 'double_tap') noteTap(link, input.at);
}
