import { fakeDevice } from '@androidworld/core/testing';
import { expect, test } from 'vitest';
import { hosts } from './host.ts';
import { startEpisode } from './start-episode.ts';

const { androidworld } = hosts;

/** A phone with our app, which answers one state after the other. */
function phone(states: readonly Record<string, unknown>[], onStart = 'Starting: Intent { }\nStatus: ok\n') {
  const scripts: string[] = [];
  const left = [...states];
  const device = fakeDevice({
    shell(script) {
      scripts.push(script);
      if (!script.startsWith('am broadcast')) return { exitCode: 0, stdout: onStart, stderr: '' };
      const state = {
        page: 'ready',
        episode: 'none',
        utterance: '',
        reward: '',
        ...(left.length > 1 ? left.shift() : left[0]),
      };
      return { exitCode: 0, stdout: `Broadcast completed: result=-1, data="${JSON.stringify(state)}"\n`, stderr: '' };
    },
  });
  return { device, scripts };
}

test('startEpisode() opens the page, starts an episode, and waits for what it asks for', async () => {
  const { device, scripts } = phone([{ page: 'loading' }, { page: 'ready' }, { episode: 'running', utterance: 'Go.' }]);
  expect(await startEpisode(device, androidworld, { page: 'click-test', seed: 7 })).toBe('Go.');
  expect(scripts.slice(0, 2)).toEqual([
    `am start -W -n ${androidworld.component} --es RL_TASK_APP_CONFIG '{"task":"click-test","seed":7}'`,
    `am start -W -n ${androidworld.component} --ez reset true`,
  ]);
  expect(scripts).toHaveLength(5);
});

test('startEpisode() says why a page cannot be used', async () => {
  const { device } = phone([{ page: 'loading' }, { page: 'error', error: 'net::ERR_FILE_NOT_FOUND' }]);
  await expect(startEpisode(device, androidworld, { page: 'nope', seed: 1 })).rejects.toThrow(
    /Page "nope" cannot be used on .*: net::ERR_FILE_NOT_FOUND/,
  );
});

test('startEpisode() says that the app cannot be started', async () => {
  const { device } = phone([{}], 'Starting: Intent { }\nError type 3\nError: Activity class { } does not exist.\n');
  await expect(startEpisode(device, androidworld, { page: 'click-test', seed: 1 })).rejects.toThrow(
    /MainActivity on .* cannot be started: .*does not exist/s,
  );
});

test('startEpisode() starts the original app again when its reset came before the page', async () => {
  let resets = 0;
  const device = fakeDevice({
    shell(script) {
      if (script.includes('--ez reset')) resets += 1;
      const data = script.includes('UTTERANCE') && resets > 1 ? 'Go.' : '';
      return { exitCode: 0, stdout: `Broadcast completed: result=-1, data="${data}"\n`, stderr: '' };
    },
  });
  expect(await startEpisode(device, hosts.original, { page: 'click-test', seed: 1 })).toBe('Go.');
});
