import { createHash } from 'node:crypto';
import type { RunManifest } from '../contracts/records.ts';
import { canonicalJson } from './canonical-json.ts';

/**
 * Two runs with the same hash have the same episodes, made by the same agents: one may be resumed as the other.
 *
 * @param run `config` as of `describeConfig`; the plan adds each episode's seed, step budget and frozen parameters
 * @returns SHA-256, 64 hexadecimal digits
 */
export function configHash({ config, plan }: Pick<RunManifest, 'config' | 'plan'>): string {
  return createHash('sha256').update(canonicalJson({ config, plan })).digest('hex');
}
