import { expect, it } from 'vitest';
import { problemOf } from '../../../test/problem-of.ts';
import { utteranceOf } from '../../runtime/instruction.ts';
import emailInboxForwardNl from './email-inbox-forward-nl.ts';
import emailInboxForwardNlTurk from './email-inbox-forward-nl-turk.ts';
import emailInboxNlTurk from './email-inbox-nl-turk.ts';
import { DELETE_REQUESTS } from './shared/delete-requests.ts';
import { FORWARD_REQUESTS } from './shared/forward-requests.ts';
import { FORWARD_SENTENCES } from './shared/forward-sentences.ts';
import { IMPORTANT_REQUESTS } from './shared/important-requests.ts';
import { REPLY_REQUESTS } from './shared/reply-requests.ts';

const SEEDS = Array.from({ length: 2_000 }, (_, seed) => String(seed));

it.each([
  ['DELETE_REQUESTS', DELETE_REQUESTS, ['{by}']],
  ['FORWARD_REQUESTS', FORWARD_REQUESTS, ['{by}', '{to}']],
  ['FORWARD_SENTENCES', FORWARD_SENTENCES, ['{by}', '{to}']],
  ['IMPORTANT_REQUESTS', IMPORTANT_REQUESTS, ['{by}']],
  ['REPLY_REQUESTS', REPLY_REQUESTS, ['"{message}"', '{by}']],
] as const)('%s name each value once and hold back some wordings', (_, { train, test }, values) => {
  for (const wording of [...train, ...test]) expect((wording.match(/"?\{\w+\}"?/g) ?? []).sort()).toEqual(values);
  expect(new Set([...train, ...test]).size).toBe(train.length + test.length);
  expect(test.length).toBeGreaterThan(0);
});

it.each([emailInboxForwardNl, emailInboxForwardNlTurk, emailInboxNlTurk])(
  '$task says all that is to be known, and forwards to the sender of another email',
  (page) => {
    for (const seed of SEEDS) {
      const problem = problemOf(page, seed);
      const { action, emails, target, recipient, reply } = problem;
      const utterance = utteranceOf(page.instruction(problem));
      expect(utterance).toContain(target.sender);
      if (action === 'reply') expect(utterance).toContain(`"${reply}"`);
      if (action !== 'forward') continue;
      expect(utterance).toContain(recipient);
      expect(emails.some(({ sender }) => sender === recipient && sender !== target.sender)).toBe(true);
    }
  },
);

it('email-inbox-nl-turk uses the wordings held back in the test mode only', () => {
  const held = [DELETE_REQUESTS, FORWARD_REQUESTS, IMPORTANT_REQUESTS, REPLY_REQUESTS].flatMap(({ test }) => test);
  for (const seed of SEEDS.slice(0, 200)) {
    expect(held).toContain(problemOf(emailInboxNlTurk, seed, 'test').wording);
    expect(held).not.toContain(problemOf(emailInboxNlTurk, seed).wording);
  }
});
