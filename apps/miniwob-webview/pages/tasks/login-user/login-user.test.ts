import { expect, it } from 'vitest';
import type { OpenedPage } from '../../../test/open-page.ts';
import { problemOf } from '../../../test/problem-of.ts';
import { usePhone } from '../../../test/use-phone.ts';
import loginUser from './login-user.ts';
import loginUserPopup from './login-user-popup.ts';
import type { Account } from './shared/login-form.ts';

const phone = usePhone(['login-user', 'login-user-popup']);
const SEEDS = Array.from({ length: 2_000 }, (_, seed) => String(seed));

async function logIn({ page }: OpenedPage, { user, password }: Account): Promise<void> {
  await page.fill('#username', user);
  await page.fill('#password', password);
  await page.tap('#subbtn');
}

function seedWithPopupAt(at: 'user' | 'password'): string {
  return SEEDS.find((seed) => problemOf(loginUserPopup, seed).popup.at === at) ?? '';
}

it('login-user asks for a user in small letters and a short password', () => {
  for (const seed of SEEDS) {
    const { user, password } = problemOf(loginUser, seed);
    expect(user).toMatch(/^[a-z]{1,10}$/);
    expect(password).toMatch(/^[A-Za-z0-9]{2,5}$/);
  }
});

it('login-user-popup has a popup in half of the problems, as often at either field', () => {
  const places = SEEDS.map((seed) => problemOf(loginUserPopup, seed).popup.at);
  const share = (at: string): number => places.filter((place) => place === at).length / places.length;
  expect(share('never')).toBeCloseTo(0.5, 1);
  expect(share('user')).toBeCloseTo(0.25, 1);
});

it('login-user gives 1 for both, and -1 when they are swapped', async () => {
  const { user, password } = problemOf(loginUser, '2');
  await using opened = await phone.open('login-user');
  await opened.start('2');
  await logIn(opened, { user, password });
  expect(await opened.reward()).toBe(1);
  await opened.start('2');
  await logIn(opened, { user: password, password: user });
  expect(await opened.reward()).toBe(-1);
});

it('login-user-popup goes on as before after Cancel', async () => {
  const seed = seedWithPopupAt('password');
  const { account } = problemOf(loginUserPopup, seed);
  await using opened = await phone.open('login-user-popup');
  await opened.start(seed);
  await opened.page.tap('#username');
  await opened.page.keyboard.type(account.user);
  await opened.page.tap('#password');
  expect(await opened.page.isDisabled('#username')).toBe(true);
  await opened.page.keyboard.type('lost');
  await opened.page.tap('#popup-cancel');
  expect(await opened.page.locator('#popup').count()).toBe(0);
  expect(await opened.page.inputValue('#username')).toBe(account.user);
  expect(await opened.page.inputValue('#password')).toBe('');
  await opened.page.tap('#password');
  await opened.page.keyboard.type(account.password);
  await opened.page.tap('#subbtn');
  expect(await opened.reward()).toBe(1);
});

it('login-user-popup ends with -1 by the OK of its popup', async () => {
  const seed = seedWithPopupAt('user');
  await using opened = await phone.open('login-user-popup');
  await opened.start(seed);
  await opened.page.tap('#username');
  expect(await opened.isRunning()).toBe(true);
  await opened.page.tap('#popup-ok');
  expect(await opened.reward()).toBe(-1);
});
