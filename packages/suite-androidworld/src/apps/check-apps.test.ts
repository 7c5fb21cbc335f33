import { fakeDevice } from '@androidworld/core/testing';
import { expect, test } from 'vitest';
import { tasks as allTasks } from '../tasks/tasks.ts';
import { apps } from './apps.ts';
import { checkApps } from './check-apps.ts';

const { signal } = new AbortController();
const tasks = allTasks.filter(({ name }) => /^(Clock|Contacts|OpenApp|System|Turn)/.test(name));

function phoneWithout(...missing: readonly string[]) {
  const packages = Object.values(apps)
    .map((app) => app.packageName)
    .filter((name) => !missing.includes(name));
  const stdout = packages.map((name) => `package:${name}\n`).join('');
  return fakeDevice({ shell: () => ({ exitCode: 0, stdout, stderr: '' }) });
}

test('checkApps() is content with a phone that has all apps', async () => {
  expect(await checkApps(phoneWithout(), { tasks, signal })).toEqual({ status: 'ok', message: '6 apps' });
});

test('checkApps() names apps that are missing, and how many tasks need them', async () => {
  const finding = await checkApps(phoneWithout('ca.zgrs.clipper', 'com.android.camera2'), { tasks, signal });
  expect(finding).toMatchObject({
    status: 'failed',
    message: expect.stringMatching(/camera \(com\.android\.camera2\).*3 of 21 tasks/),
    fix: expect.stringContaining('"apks"'),
  });
});

test('checkApps() does not miss what can be installed', async () => {
  const finding = await checkApps(phoneWithout('ca.zgrs.clipper'), { tasks, apks: '/apks', signal });
  expect(finding).toEqual({ status: 'ok', message: '6 apps; to be installed: clipper' });
});
