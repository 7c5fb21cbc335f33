import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from '../../../test/open-test-phone.ts';

let phone: TestPhone;
beforeAll(async () => {
  phone = await openTestPhone();
});
afterAll(() => phone.close());

const has = async (description: string) =>
  (await phone.keyboard()).some(({ contentDescription }) => contentDescription === description);

it('has nothing above keys that are digits alone: what is shown has the room', async () => {
  await phone.start({ action: 'android.intent.action.INSERT', type: 'vnd.android.cursor.dir/contact' });
  const heightOfEditor = async () => {
    const [, top, , bottom] = (await phone.find('contact_editor_fragment')).bounds;
    return bottom - top;
  };
  await phone.tap('First name');
  await expect.poll(() => has('More features')).toBe(true);
  const aboveLetters = await heightOfEditor();
  await phone.tap('Phone');
  await expect.poll(() => has('More features')).toBe(false);
  expect(await has('7')).toBe(true);
  expect((await heightOfEditor()) - aboveLetters).toBe(116);
});
