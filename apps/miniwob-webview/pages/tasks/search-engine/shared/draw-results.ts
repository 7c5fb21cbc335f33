import type { Random } from '../../../runtime/random.ts';
import { drawText } from '../../../words/draw-text.ts';
import { FILLER_WORDS } from '../../../words/filler-words.ts';
import { SHORT_NAMES } from '../../../words/short-names.ts';

/** Ends of addresses. */
const DOMAINS = 'com net org io edu gov info biz uk ca de es fr it ru pl au nz'.split(' ');

export interface Result {
  title: string;
  url: string;
  description: string;
}

/** Draws what a search finds. */
export function drawResults(random: Random, count: number): Result[] {
  return random.list(count, () => ({
    title: random.pick(SHORT_NAMES),
    url: drawUrl(random),
    description: drawText(random, 2, 3),
  }));
}

function drawUrl(random: Random): string {
  const prefix = random.chance(0.5) ? 'www.' : '';
  const words = random.list(random.integer(1, 2), () => random.pick(FILLER_WORDS));
  return `https://${prefix}${words.join('')}.${random.pick(DOMAINS)}`;
}
