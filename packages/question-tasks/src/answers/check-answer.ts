import { tokensOf } from './answer-words.ts';
import { checkMoment } from './check-moment.ts';
import { checkNumber } from './check-number.ts';
import { checkTexts } from './check-texts.ts';
import { checkTruth } from './check-truth.ts';
import type { ExpectedAnswer } from './expected-answer.ts';

/** What was asked, and how the agent read it. */
export interface Asked {
  /** The goal as the agent read it, with its parameters filled in. */
  readonly goal: string;
  /** What of the goal differs between instances, e.g. `October 10`, `this Friday`. */
  readonly phrases: readonly string[];
}

/** Whether an answer is right, as `docs/answers.md` says. */
export function checkAnswer(answer: string, expected: ExpectedAnswer, asked: Asked): boolean {
  if (answer.trim() === '') return false;
  const question = new Set(tokensOf(asked.goal));
  const words = new Set([...question].filter((token) => !/\d/.test(token)));
  switch (expected.kind) {
    case 'texts':
      return checkTexts(answer, expected.texts, question);
    case 'number':
      return checkNumber(withoutPhrases(answer, asked.phrases), expected, words);
    case 'moment':
      return checkMoment(answer, expected, words);
    case 'truth':
      return checkTruth(withoutPhrases(answer, asked.phrases), expected.truth, words);
  }
}

/** A date of the question, said again in the answer, is not the number asked for. */
function withoutPhrases(answer: string, phrases: readonly string[]): string {
  return phrases
    .filter((phrase) => /\p{L}/u.test(phrase))
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, phrase) => text.replaceAll(wholeWords(phrase), ' '), answer);
}

function wholeWords(phrase: string): RegExp {
  const escaped = phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '[\\s,]+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu');
}
