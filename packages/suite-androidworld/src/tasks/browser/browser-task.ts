import {
  clearAppData,
  foregroundActivity,
  grantPermission,
  sharedStorage,
  wipeSharedStorage,
  writeTextFiles,
} from '@androidworld/android-kit';
import type { Score, ScoreContext, TaskContext, Ui } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { judge } from '../../checks/judge.ts';
import { goToDownloads } from '../files/files-screen.ts';
import { success } from './pages/page.ts';

/** What a page draws its content from. */
export const pageParams = z.object({
  seed: z
    .number()
    .int()
    .min(0)
    .max(2 ** 32 - 1),
});

const fileName = 'task.html';

/** How every goal begins. */
export const openThePage = `Open the file ${fileName}, which is in Downloads, from the Files app. If you are asked which app to use, choose Chrome.`;

type Context = Pick<TaskContext, 'device' | 'signal'>;

/** Leaves the phone with the page, and with a Chrome that was never started. */
export async function offerPage({ device, signal }: Context, html: string): Promise<void> {
  const { packageName } = apps.chrome;
  await wipeSharedStorage(device, { signal });
  await clearAppData(device, packageName, { signal });
  await grantPermission(device, packageName, 'android.permission.POST_NOTIFICATIONS', { signal });
  await writeTextFiles(device, `${sharedStorage}/Download`, { [fileName]: html }, { signal });
}

export async function clearPage({ device, signal }: Context): Promise<void> {
  await wipeSharedStorage(device, { signal });
  await clearAppData(device, apps.chrome.packageName, { signal });
}

/**
 * 1 if Chrome is in front and its page says that it is solved. What stands in a field, or in a view of Chrome's own
 * (which has an id of Android's), does not count: anybody can type it there.
 */
export async function scorePage({ device, signal }: ScoreContext): Promise<Score> {
  const expected = `Chrome in front with a page that says ${JSON.stringify(success)}`;
  const front = await foregroundActivity(device, { signal });
  if (front?.packageName !== apps.chrome.packageName)
    return judge(false, { expected, found: front === undefined ? 'no app in front' : `${front.packageName} in front` });
  const { elements } = await device.observe({ signal, screenshot: false });
  const isSolved = elements.some(
    ({ text, editable, resourceId }) => text === success && editable !== true && !resourceId?.includes(':id/'),
  );
  return judge(isSolved, { expected, found: 'a page that does not' });
}

/** Takes Chrome through its first run, if it has to be, and shows the page. */
export async function openPage(ui: Ui): Promise<void> {
  await goToDownloads(ui);
  await ui.tap({ text: fileName });
  await ui.tap({ text: 'Chrome' });
  if (ui.find({ text: 'Just once' }) !== undefined) await ui.tap({ text: 'Just once' });
  await ui.tap({ text: 'Accept & continue' });
  await ui.tap({ text: 'No thanks' });
  await ui.waitFor({ resourceId: 'url_bar' });
}
