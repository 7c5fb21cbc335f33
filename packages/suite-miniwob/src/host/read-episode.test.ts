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
});

test('readEpisode() says what was found when the state is none', async () => {
  const device = phoneAnswering({ [androidworld.actions.state]: '{"page":' });
  await expect(readEpisode(device, androidworld)).rejects.toThrow('found "{\\"page\\":"');
});
