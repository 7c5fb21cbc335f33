import { expect, test } from 'vitest';
import { pageUrl, parseTaskConfig } from './parse-task-config.ts';

test('parseTaskConfig() reads strings and numbers, and ignores what it does not know', () => {
  expect(parseTaskConfig('{"task":"a-b","seed":7,"mode":"test","pages":"/sdcard/x/","other":[1]}')).toEqual({
    task: 'a-b',
    seed: '7',
    mode: 'test',
    pages: '/sdcard/x/',
  });
  expect(parseTaskConfig('{"seed":null,"task":true}')).toEqual({ task: 'index', seed: null, mode: null, pages: null });
});

test.each(['', '[]', 'null', '"a"', '{"task":'])('parseTaskConfig() refuses %j', (json) => {
  expect(() => parseTaskConfig(json)).toThrow(SyntaxError);
});

test('pageUrl() finds pages among those of the app, or where the config says', () => {
  const config = parseTaskConfig('{"task":"click-test"}');
  expect(pageUrl(config)).toBe('file:///android_asset/html/miniwob/click-test.html');
  expect(pageUrl({ ...config, pages: '/sdcard/my pages/' })).toBe('file:///sdcard/my%20pages/miniwob/click-test.html');
  expect(pageUrl(parseTaskConfig('{}'))).toBe('file:///android_asset/index.html');
  for (const task of ['../a', '/a', 'a/../../b', '', '.hidden']) {
    expect(() => pageUrl({ ...config, task })).toThrow('is no name of a page');
  }
});
