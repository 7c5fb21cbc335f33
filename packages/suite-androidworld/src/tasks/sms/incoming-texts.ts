import type { Random } from '@androidworld/core';
import { phoneNumbers } from '../../words/phone-numbers.ts';
import { textMessages } from '../../words/text-messages.ts';
import type { WantedSms } from './is-only-sent.ts';
import type { IncomingText } from './receive-texts.ts';

const mostRounds = 5;

/** A text from `number`, anywhere among one to five of other people; none is the `message` to answer with. */
export function textsWithOneFrom(random: Random, { number, message }: WantedSms): IncomingText[] {
  const others = textsOfOthers(random, { number, message }, random.integer(1, mostRounds));
  const at = random.integer(0, others.length);
  return [...others.slice(0, at), { from: number, body: otherBody(random, others, message) }, ...others.slice(at)];
}

/** A text from `number`, after up to five of other people. */
export function textsEndingWithOneFrom(random: Random, { number, message }: WantedSms): IncomingText[] {
  const others = textsOfOthers(random, { number, message }, random.integer(0, mostRounds));
  return [...others, { from: number, body: otherBody(random, others, message) }];
}

function textsOfOthers(random: Random, { number, message }: WantedSms, count: number): IncomingText[] {
  const bodies = random.sample(bodiesBesides([message]), count);
  return phoneNumbers(random, count, [number]).map((from, index) => ({ from, body: bodies[index] ?? '' }));
}

function otherBody(random: Random, texts: readonly IncomingText[], message: string): string {
  return random.pick(bodiesBesides([message, ...texts.map(({ body }) => body)]));
}

function bodiesBesides(taken: readonly string[]): string[] {
  return textMessages.filter((text) => !taken.includes(text));
}
