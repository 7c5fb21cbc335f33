import { fakeDevice } from '@androidworld/core/testing';
import { expect, test } from 'vitest';
import { hosts } from './host.ts';
import { readEpisode } from './read-episode.ts';

/** A phone whose app answers these broadcasts, by action; nobody answers the others. */
function phoneAnswering(answers: Readonly<Record<string, string>>) {
  return fakeDevice({
    shell(script) {
      const action = /^am broadcast -a (\S+)$/.exec(script)?.[1] ?? '';
      const data = answers[action];
      const result = data === undefined ? 'result=0' : `result=-1, data="${data}"`;
      return { exitCode: 0, stdout: `Broadcast completed: ${result}\n`, stderr: '' };
    },
  });
}

const { androidworld, original } = hosts;
const state = (fields: Record<string, unknown>) =>
  phoneAnswering({
    [androidworld.actions.state]: JSON.stringify({
      page: 'ready',
      episode: 'none',
      utterance: '',
      reward: '',
      ...fields,
    }),
  });

test.each([
  [{ page: 'loading' }, { phase: 'waiting', utterance: '' }],
  [
    { episode: 'running', utterance: 'Click "OK".' },
    { phase: 'running', utterance: 'Click "OK".' },
  ],
  [
    { episode: 'ended', utterance: 'Go.', reward: '0.69' },
    { phase: 'ended', utterance: 'Go.', reward: 0.69 },
  ],
  [
    { episode: 'ended', utterance: 'Go.', reward: '-1' },
    { phase: 'ended', utterance: 'Go.', reward: -1 },
  ],
  [
    { episode: 'ended', utterance: 'Go.', reward: 'NaN' },
    { phase: 'ended', utterance: 'Go.', reward: -1 },
  ],
  [
    { page: 'error', error: 'no such page' },
    { phase: 'broken', utterance: '', problem: 'no such page' },
  ],
  [{ page: 'error' }, { phase: 'broken', utterance: '', problem: 'the page cannot be shown' }],
  [
    { page: 'none', error: null },
    { phase: 'waiting', utterance: '' },
  ],
  [
    { page: 'error', episode: 'ended', utterance: 'Go.', reward: '1' },
    { phase: 'ended', utterance: 'Go.', reward: 1 },
  ],
  [
    { episode: 'ended', utterance: 'Go.', reward: '  ' },
    { phase: 'ended', utterance: 'Go.', reward: -1 },
  ],
  [
    { episode: 'ended', utterance: 'Go.', reward: 'Infinity' },
    { phase: 'ended', utterance: 'Go.', reward: -1 },
  ],
  [
    { episode: 'ended', utterance: 'Go.', reward: '1e-1' },
    { phase: 'ended', utterance: 'Go.', reward: 0.1 },
  ],
])('readEpisode() reads %j', async (fields, episode) => {
  expect(await readEpisode(state(fields), androidworld)).toEqual(episode);
});

test('readEpisode() asks the original app for reward and utterance', async () => {
  const { reward, utterance } = original.actions;
  const ask = (answers: Record<string, string>) => readEpisode(phoneAnswering(answers), original);
  expect(await ask({ [reward]: '', [utterance]: '' })).toEqual({ phase: 'waiting', utterance: '' });
  expect(await ask({ [reward]: '', [utterance]: 'Go.' })).toEqual({ phase: 'running', utterance: 'Go.' });
  expect(await ask({ [reward]: '0.5', [utterance]: 'Go.' })).toEqual({ phase: 'ended', utterance: 'Go.', reward: 0.5 });
  // It does not answer while another app is in front.
  expect(await ask({})).toEqual({ phase: 'unknown', utterance: '' });
  expect(await ask({ [utterance]: 'Go.' })).toEqual({ phase: 'unknown', utterance: 'Go.' });
  expect(await ask({ [reward]: '1' })).toEqual({ phase: 'unknown', utterance: '' });
});

test('readEpisode() says that nobody answered', async () => {
  expect(await readEpisode(phoneAnswering({}), androidworld)).toEqual({ phase: 'unknown', utterance: '' });
});

test('readEpisode() says what was found when the state is none', async () => {
  const device = phoneAnswering({ [androidworld.actions.state]: '{"page":' });
  await expect(readEpisode(device, androidworld)).rejects.toThrow('found "{\\"page\\":"');
});

test.each([
  ['none of JSON', 'hello'],
  ['a page in a state that is none', JSON.stringify({ page: 'x', episode: 'none', utterance: '', reward: '' })],
  ['an episode in a state that is none', JSON.stringify({ page: 'ready', episode: 'x', utterance: '', reward: '' })],
  ['without a reward', JSON.stringify({ page: 'ready', episode: 'none', utterance: '' })],
  ['without an utterance', JSON.stringify({ page: 'ready', episode: 'none', reward: '' })],
])('readEpisode() refuses an answer that is %s', async (_, answer) => {
  const device = phoneAnswering({ [androidworld.actions.state]: answer });
  await expect(readEpisode(device, androidworld)).rejects.toMatchObject({
    code: 'AW_PARSE',
    message: `Expected the MiniWoB app on fake-1 to answer with the state of its episode as JSON; found ${JSON.stringify(answer)}`,
    details: { serial: 'fake-1', answer },
    cause: expect.any(Error),
  });
});

test('readEpisode() shows the beginning of a long answer', async () => {
  const device = phoneAnswering({ [androidworld.actions.state]: 'x'.repeat(300) });
  await expect(readEpisode(device, androidworld)).rejects.toThrow(/found "x{200}"$/);
});

test('readEpisode() takes an answer without data for one that says nothing', async () => {
  const device = fakeDevice({
    shell: () => ({ exitCode: 0, stdout: 'Broadcast completed: result=-1\n', stderr: '' }),
  });
  expect(await readEpisode(device, original)).toEqual({ phase: 'waiting', utterance: '' });
});
