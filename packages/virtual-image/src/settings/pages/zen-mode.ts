import { flag } from '../bindings.ts';
import type { Binding } from '../page.ts';

/** Do Not Disturb: `ZEN_MODE_IMPORTANT_INTERRUPTIONS` while it is on. */
export const zenMode: Binding<boolean> = flag('global/zen_mode');
