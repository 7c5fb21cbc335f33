/** What a page tells the app through its console. */
export type PageNews =
  | { readonly kind: 'utterance'; readonly text: string }
  | { readonly kind: 'reward'; readonly raw: string; readonly discounted: string };

const NUMBER = String.raw`-?(?:\d+(?:\.\d*)?(?:e[+-]?\d+)?|Infinity)|NaN`;
const REWARD = new RegExp(`^reward: (${NUMBER}) \\(raw: (${NUMBER})\\)$`, 'i');

/** Null for what merely looks like it: pages may write what they want. */
export function parseConsoleLine(line: string): PageNews | null {
  const [, discounted, raw] = REWARD.exec(line) ?? [];
  if (discounted !== undefined && raw !== undefined) return { kind: 'reward', raw, discounted };
  const text = /^utterance: (.*)$/s.exec(line)?.[1];
  return text === undefined ? null : { kind: 'utterance', text };
}
