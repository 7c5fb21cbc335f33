import type { Device } from '../contracts/device.ts';

/** How long a decision takes by the time of a device that owns it: milliseconds, or `measured` for what it took. */
export type Thinking = number | 'measured';

/** About what a model of today takes to look at a screen and decide. */
export const defaultThinkingMs = 3_000;

/** Lets the time pass in which an agent thought; where time runs by itself, it has. */
export async function passThinking(
  { time }: Pick<Device, 'time'>,
  thinking: Thinking,
  { tookMs, signal }: { readonly tookMs: number; readonly signal: AbortSignal },
): Promise<void> {
  const ms = thinking === 'measured' ? tookMs : thinking;
  if (ms > 0) await time?.pass(ms, { signal });
}
