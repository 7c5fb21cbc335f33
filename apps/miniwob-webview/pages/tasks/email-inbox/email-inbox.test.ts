import { expect, it } from 'vitest';
import { problemOf } from '../../../test/problem-of.ts';
import { usePhone } from '../../../test/use-phone.ts';
import emailInbox from './email-inbox.ts';
import type { EmailAction } from './shared/draw-inbox.ts';

const phone = usePhone(['email-inbox']);
const SEEDS = Array.from({ length: 2_000 }, (_, seed) => String(seed));

/** The first seed whose problem asks for the action. */
function seedFor(action: EmailAction): string {
  return SEEDS.find((seed) => problemOf(emailInbox, seed).action === action) ?? '';
}

it('email-inbox draws 4 to 11 emails of different senders, and every action', () => {
  const inboxes = SEEDS.map((seed) => problemOf(emailInbox, seed));
  for (const { emails, target } of inboxes) {
    expect(emails.length).toBeGreaterThanOrEqual(4);
    expect(emails.length).toBeLessThanOrEqual(11);
    expect(new Set(emails.map((email) => email.sender)).size).toBe(emails.length);
    expect(emails).toContain(target);
  }
  expect(new Set(inboxes.map((inbox) => inbox.emails.length)).size).toBe(8);
  expect(new Set(inboxes.map((inbox) => inbox.action)).size).toBe(4);
});

it.each([
  { action: 'delete', icon: 'Trash' },
  { action: 'important', icon: 'Star' },
] as const)(
  'email-inbox gives 1 for the $icon of the right email, -1 for that of another',
  async ({ action, icon }) => {
    const seed = seedFor(action);
    const { emails, target } = problemOf(emailInbox, seed);
    await using opened = await phone.open('email-inbox');
    for (const email of emails) {
      await opened.start(seed);
      await opened.page.locator('.email-thread', { hasText: email.sender }).getByLabel(icon).tap();
      expect(await opened.reward()).toBe(email === target ? 1 : -1);
    }
  },
);

it('email-inbox gives 1 for the right reply, also with a line break at its end, -1 for another', async () => {
  const seed = seedFor('reply');
  const { target, reply } = problemOf(emailInbox, seed);
  await using opened = await phone.open('email-inbox');
  for (const [text, reward] of [
    [reply, 1],
    [`${reply}\n`, 1],
    [reply.toUpperCase(), -1],
  ] as const) {
    await opened.start(seed);
    await opened.page.getByText(target.sender, { exact: true }).last().tap();
    await opened.page.getByRole('button', { name: 'Reply' }).tap();
    await opened.page.fill('#reply-text', text);
    await opened.page.tap('#send-reply');
    expect(await opened.reward()).toBe(reward);
  }
});

it('email-inbox gives 1 for the right recipient of the unchanged email, found by search', async () => {
  const seed = seedFor('forward');
  const { target, recipient } = problemOf(emailInbox, seed);
  await using opened = await phone.open('email-inbox');
  for (const [to, reward] of [
    [recipient, 1],
    ['Nobody', -1],
  ] as const) {
    await opened.start(seed);
    await opened.page.tap('#open-search');
    await opened.page.keyboard.type(target.body);
    await opened.page.tap('.email-thread');
    await opened.page.getByRole('button', { name: 'Forward' }).tap();
    await opened.page.fill('.forward-sender', to);
    await opened.page.tap('#send-forward');
    expect(await opened.reward()).toBe(reward);
  }
});
