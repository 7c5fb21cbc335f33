import type { z } from 'zod';
import type { Deadlines } from '../engine/deadlines.ts';
import type { configKeys, limitKeys } from './config-keys.ts';

/** What a user writes in `androidworld.config.ts` (or `.mts`, `.js`, `.mjs`, `.json`, `.yaml`, or in package.json). */
export type AndroidWorldConfig = {
  readonly [Key in keyof typeof configKeys]?: z.input<(typeof configKeys)[Key]['schema']> | undefined;
};

/** What a run may use. It ends in good order when it has used one up, and can be gone on with. */
export type RunLimits = {
  readonly [Key in keyof typeof limitKeys]?: number;
};

/** Milliseconds after which something is given up; what is absent has the engine's default. */
export type DeadlineSettings = Partial<Deadlines>;

/** Returns its argument. */
export function defineConfig(config: AndroidWorldConfig): AndroidWorldConfig {
  return config;
}
