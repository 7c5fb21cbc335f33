import { createHash } from 'node:crypto';
import type { RunManifest } from '../contracts/records.ts';

/**
 * Two runs with the same hash have the same episodes, made by the same agents: one may be resumed as the other.
 *
 * @param run `config` as of `describeConfig`; the plan adds each episode's seed, step budget and frozen parameters
 * @returns SHA-256, 64 hexadecimal digits
 */
export function configHash({ config, plan }: Pick<RunManifest, 'config' | 'plan'>): string {
  return createHash('sha256').update(canonicalJson({ config, plan })).digest('hex');
}

/** JSON with the keys of every object sorted, so that equal values give equal text. Big integers become texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'bigint') return String(part);
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
