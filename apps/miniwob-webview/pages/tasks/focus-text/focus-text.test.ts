import { expect, it } from 'vitest';
import { PHONE_SCREEN } from '../../../test/open-page.ts';
import { problemOf } from '../../../test/problem-of.ts';
import { usePhone } from '../../../test/use-phone.ts';
import focusText2 from './focus-text-2.ts';

const phone = usePhone(['focus-text', 'focus-text-2']);

it('focus-text ends with the first focus, without it', async () => {
  await using opened = await phone.open('focus-text');
  for (const seed of ['1', '2', '3']) {
    await opened.start(seed);
    await opened.page.touchscreen.tap(PHONE_SCREEN.width / 2, PHONE_SCREEN.height - 20);
    expect(await opened.isRunning()).toBe(true);
    await opened.page.tap('#tt');
    expect(await opened.reward()).toBe(1);
    expect(await opened.page.evaluate('document.activeElement === document.body')).toBe(true);
  }
});

it('focus-text-2 wants the focus in one of three fields', async () => {
  const { target } = problemOf(focusText2, '4');
  await using opened = await phone.open('focus-text-2');
  for (const index of [0, 1, 2]) {
    await opened.start('4');
    await opened.page.tap(`#tt${index + 1}`);
    expect(await opened.reward()).toBe(index === target ? 1 : -1);
  }
});
