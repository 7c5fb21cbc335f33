import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from '../../test/open-test-phone.ts';

const component = { packageName: 'org.androidworld.miniwob', className: 'org.androidworld.miniwob.MainActivity' };
const shell = { caller: { uid: 2000 }, callerPackage: 'com.android.shell' };
let phone: TestPhone;

beforeAll(async () => {
  phone = await openTestPhone();
});
afterAll(() => phone.close());

const start = (extras: Record<string, string | boolean>) => phone.start({ component, extras });
const ask = async (name: string) => {
  const action = `org.androidworld.miniwob.GET_${name}_ACTION`;
  return (await phone.system.broadcasts.send({ action }, shell)).data;
};
const state = async () => JSON.parse((await ask('STATE')) ?? 'null');

it('Miniwob shows a page, starts an episode, and tells what it asks for and how it ended', async () => {
  await start({ RL_TASK_APP_CONFIG: '{"task":"click-test","seed":7}' });
  const t = performance.now();
  await start({ RL_TASK_APP_CONFIG: '{"task":"click-test","seed":7}' });
  await start({ reset: true });
  console.log('start', performance.now() - t);
  console.log(await state());
  const t1 = performance.now();
  await ask('REWARD');
  console.log('ask', performance.now() - t1);
  const t2 = performance.now();
  console.log(await phone.dump());
  console.log('dump', performance.now() - t2);
});
