import type { Usage } from '../contracts/agent.ts';

/** Adds up what is known; a field nobody knew stays absent. */
export function sumUsage(sum: Usage | undefined, step: Usage | undefined): Usage | undefined {
  if (sum === undefined || step === undefined) return sum ?? step;
  const added = fields
    .filter((field) => sum[field] !== undefined || step[field] !== undefined)
    .map((field) => [field, (sum[field] ?? 0) + (step[field] ?? 0)]);
  return Object.fromEntries(added);
}

/** Tokens in and out; 0 where no model was asked. */
export function totalTokens(usage: Usage | undefined): number {
  return (usage?.inputTokens ?? 0) + (usage?.outputTokens ?? 0);
}

const fields = ['inputTokens', 'outputTokens', 'costUsd', 'modelMs'] as const;
