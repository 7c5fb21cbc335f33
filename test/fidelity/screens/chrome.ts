import { drawPage } from '../../../packages/suite-androidworld/src/tasks/browser/pages/draw-page.ts';
import { mazePage } from '../../../packages/suite-androidworld/src/tasks/browser/pages/maze-page.ts';
import { multiplyPage } from '../../../packages/suite-androidworld/src/tasks/browser/pages/multiply-page.ts';
import type { TestPhone } from '../../../packages/virtual-phone/src/testing/index.ts';
import type { FidelityApp, FidelityScreen } from '../fidelity-app.ts';

const packageName = 'com.android.chrome';
const root = { uid: 0, gid: 0, groups: [] };

async function start(phone: TestPhone): Promise<void> {
  await phone.system.packages.grant(packageName, 'android.permission.POST_NOTIFICATIONS');
  await phone.start({ component: { packageName, className: 'com.google.android.apps.chrome.Main' } });
  await phone.find('Accept & continue');
}

async function openPage(phone: TestPhone, html: string): Promise<void> {
  const path = '/storage/emulated/0/Download/task.html';
  await phone.system.packages.grant(packageName, 'android.permission.POST_NOTIFICATIONS');
  await phone.system.disk.mkdir('/storage/emulated/0/Download', root, { recursive: true });
  await phone.system.disk.write(path, new TextEncoder().encode(html), root);
  await phone.start({
    action: 'android.intent.action.VIEW',
    data: `file://${path}`,
    component: { packageName, className: 'com.google.android.apps.chrome.Main' },
  });
  await phone.tap('Accept & continue');
  await phone.tap('No thanks');
  await phone.find('url_bar');
}

/** The pages of the tasks are our own: of the same parts, laid out in another way. */
const page: Pick<FidelityScreen, 'volatile' | 'otherPlaces'> = {
  volatile: [/^(content|file):/, /^\d$/, /^\n$/, /^X$/],
  otherPlaces: 'the page is our own',
};

const ownPage = [
  { element: /"\\n"/, reason: 'white space between the parts of the original page; ours has none there' },
  { element: /#maze/, reason: 'the cells are elements of their own on our page' },
];

const numbers = [9, 2, 3, 4, 5];

export const chrome: FidelityApp = {
  name: 'chrome',
  packageName,
  screens: [
    { id: 'chrome:first-run-welcome', open: start },
    {
      id: 'chrome:page-task-html-color-challenge',
      ...page,
      absent: ownPage,
      async open(phone) {
        await openPage(phone, drawPage([0, 1, 2]));
        await phone.find('Submit');
      },
    },
    {
      id: 'chrome:page-task-html-maze',
      ...page,
      absent: ownPage,
      async open(phone) {
        const open = [true, true, true, true];
        await openPage(phone, mazePage([open, open, open, open]));
        await phone.find('Right');
      },
    },
    {
      id: 'chrome:page-task-html-memory-task',
      ...page,
      absent: ownPage,
      async open(phone) {
        await openPage(phone, multiplyPage(numbers));
        await phone.find('Click Me');
      },
    },
    {
      id: 'chrome:page-task-html-memory-task-form',
      ...page,
      absent: ownPage,
      async open(phone) {
        await openPage(phone, multiplyPage(numbers));
        for (const _number of numbers) await phone.tap('Click Me');
        await phone.find('answer');
      },
    },
  ],
};
