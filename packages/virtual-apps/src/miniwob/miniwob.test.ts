import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from '../../test/open-test-phone.ts';

const component = { packageName: 'org.androidworld.miniwob', className: 'org.androidworld.miniwob.MainActivity' };
const shell = { caller: { uid: 2000 }, callerPackage: 'com.android.shell' };
const root = { uid: 0 };
const pages = '/sdcard/Android/data/org.androidworld.miniwob/files/pages';
let phone: TestPhone;

beforeAll(async () => {
  phone = await openTestPhone();
});
afterAll(() => phone.close());

const start = (extras: Record<string, string | boolean>) => phone.start({ component, extras });
const open = (config: Record<string, unknown>) => start({ RL_TASK_APP_CONFIG: JSON.stringify(config) });
const ask = (name: string, prefix = 'org.androidworld.miniwob') =>
  phone.system.broadcasts.send({ action: `${prefix}.GET_${name}_ACTION` }, shell);
const state = async () => {
  await phone.pass();
  return JSON.parse((await ask('STATE')).data ?? 'null');
};

/** Opens a page of the user's own, with the canonical runtime's way of doing things. */
async function openOwn(script: string): Promise<void> {
  await phone.system.disk.mkdir(`${pages}/miniwob`, root, { recursive: true });
  const page = `<!doctype html><title>Own</title><div id="area">area</div><button id="end">End</button><script>${script}</script>`;
  await phone.system.disk.write(`${pages}/miniwob/own.html`, page, root);
  await open({ task: 'own', pages });
}

const core = `
  var core = {
    EP_TIMER: null,
    startEpisodeReal() { this.EP_TIMER = setTimeout(() => this.endEpisode(-1, 'late'), 5); },
    endEpisode(reward, reason) {
      if (this.EP_TIMER === null) return;
      window.WOB_REWARD_REASON = reason;
      console.log('reward: ' + reward / 2 + ' (raw: ' + reward + ')');
    },
    getUtterance: () => 'End it "now".',
  };
  document.getElementById('end').onclick = () => core.endEpisode(0.5, 'done');
`;

it('Miniwob answers nothing before it was started', async () => {
  expect(await ask('REWARD')).toMatchObject({ code: 0, data: null });
});

it('Miniwob shows a page, starts an episode, and tells how it ended', async () => {
  await open({ task: 'click-test', seed: 7 });
  expect(await state()).toMatchObject({ task: 'click-test', seed: '7', page: 'ready', episode: 'none', utterance: '' });
  await start({ reset: true });
  const { utterance } = await state();
  expect(await state()).toMatchObject({ page: 'ready', episode: 'running', reward: '', error: null, errors: [] });
  expect(utterance).not.toBe('');
  expect(await phone.find('query')).toMatchObject({ text: utterance });
  await phone.tap('Click Me!');
  expect(await state()).toMatchObject({ episode: 'ended', reward: '1', utterance });
  expect(await ask('REWARD')).toMatchObject({ code: -1, data: '1' });
});

it('Miniwob forgets an episode with the next one', async () => {
  await open({ task: 'click-test' });
  await start({ reset: true });
  await phone.tap('Click Me!');
  await start({ reset: true });
  expect(await state()).toMatchObject({ episode: 'running', reward: '' });
  await open({ task: 'enter-text' });
  expect(await state()).toMatchObject({ task: 'enter-text', episode: 'none', utterance: '' });
});

it('Miniwob starts the episode once the page is there, when config and reset come together', async () => {
  await start({ RL_TASK_APP_CONFIG: '{"task":"click-test"}', reset: true });
  expect(await state()).toMatchObject({ page: 'ready', episode: 'running' });
});

it('Miniwob answers from behind another app, and to the names of the original app', async () => {
  await open({ task: 'click-test' });
  await start({ reset: true });
  const { utterance } = await state();
  await phone.system.activities.home();
  expect(await ask('UTTERANCE')).toMatchObject({ code: -1, data: utterance });
  const original = 'com.google.androidenv.miniwob.app';
  expect(await ask('UTTERANCE', original)).toMatchObject({ code: -1, data: utterance });
  expect(await ask('REWARD', original)).toMatchObject({ code: -1, data: '' });
  await phone.start({ component });
  expect(await state()).toMatchObject({ episode: 'running', utterance });
});

it('Miniwob leads pages of the user, whose runtime knows neither of it nor of phones', async () => {
  await openOwn(core);
  await start({ reset: true });
  expect(await state()).toMatchObject({ episode: 'running', utterance: 'End it "now".', reward: '' });
  await phone.tap('End');
  expect(await state()).toMatchObject({ reward: '0.5', discountedReward: '0.25', reason: 'done' });
  // The first reward counts.
  await phone.tap('End');
  expect(await state()).toMatchObject({ reward: '0.5' });
});

it('Miniwob waits until a page is ready', async () => {
  await openOwn(
    `${core} var WOB_TASK_READY = false; document.getElementById('area').onclick = () => { WOB_TASK_READY = true; };`,
  );
  await start({ reset: true });
  expect(await state()).toMatchObject({ page: 'ready', episode: 'none' });
  await phone.tap('area');
  await expect.poll(state).toMatchObject({ episode: 'running' });
});

it('Miniwob takes only whole lines of the console for news', async () => {
  await openOwn(`${core} document.getElementById('area').onclick = () => {
    console.log('reward: high');
    console.log('rewards are given');
    console.error('the page complains', 7);
    undefined.member;
  };`);
  await start({ reset: true });
  await phone.tap('area');
  const { episode, errors } = await state();
  expect(episode).toBe('running');
  expect(errors).toEqual(['the page complains 7', expect.stringMatching(/^Uncaught TypeError/)]);
});

it('Miniwob counts an episode as failed when its page is left or loads again', async () => {
  await openOwn(`${core} document.getElementById('area').onclick = () => location.reload();`);
  await start({ reset: true });
  await phone.tap('area');
  const left = { episode: 'ended', reward: '-1', reason: 'The page was left during the episode' };
  expect(await state()).toMatchObject({ page: 'ready', ...left });
  await start({ reset: true });
  expect(await state()).toMatchObject({ episode: 'running', reward: '' });
});

it('Miniwob says what is wrong with a task', async () => {
  await open({ task: 'no-such-task' });
  const missing = 'net::ERR_FILE_NOT_FOUND: file:///android_asset/html/miniwob/no-such-task.html';
  expect(await state()).toMatchObject({ page: 'error', error: missing, episode: 'none' });
  await start({ reset: true });
  expect(await state()).toMatchObject({ page: 'error', error: missing, episode: 'none', utterance: '' });
  await start({ RL_TASK_APP_CONFIG: '{"task":' });
  expect(await state()).toMatchObject({ page: 'error', error: 'RL_TASK_APP_CONFIG is not JSON: {"task":' });
  await open({ task: '../../secret' });
  expect(await state()).toMatchObject({ page: 'error', error: '"../../secret" is no name of a page' });
  await openOwn('var core = { startEpisodeReal() { throw new Error("no problem"); } };');
  await start({ reset: true });
  expect(await state()).toMatchObject({
    page: 'error',
    error: 'The page threw at the start of the episode: Error: no problem',
  });
  await openOwn('');
  await start({ reset: true });
  expect((await state()).error).toMatch(/^The page has no core.startEpisodeReal\(\)/);
  await open({ task: 'click-test' });
  expect(await state()).toMatchObject({ page: 'ready', error: null });
});

it('Miniwob stays when BACK is pressed in a task', async () => {
  await open({ task: 'click-test' });
  await start({ reset: true });
  await phone.key(4);
  expect(await phone.find('Click Me!')).toMatchObject({ clickable: true });
  expect(await state()).toMatchObject({ episode: 'running' });
});

it('Miniwob shows its pages when it is opened by hand, and goes back among them', async () => {
  await phone.system.processes.kill(component.packageName, { reason: 'test' });
  await phone.start({ component });
  await phone.tap('book-flight');
  await phone.find((node) => node.className === 'android.webkit.WebView' && node.text === 'book-flight');
  await phone.key(4);
  await phone.find('MiniWoB++');
});

it('Miniwob answers nothing once its activity is gone', async () => {
  await open({ task: 'click-test' });
  const task = phone.system.activities.tasks().find(({ affinity }) => affinity === component.packageName);
  await phone.system.activities.removeTask(task?.taskId ?? -1);
  await expect.poll(async () => (await ask('STATE')).code).toBe(0);
});
