import type { TestPhone } from '../../../packages/virtual-phone/src/testing/index.ts';
import type { FidelityApp } from '../fidelity-app.ts';

const KEYCODE_HOME = 3;
const KEYCODE_BACK = 4;
const day = /^(Sun|Mon|Tue|Wed|Thu|Fri|Sat), [A-Z][a-z]{2} \d{1,2}$/;
const volatile = [day];
const gmail = 'com.google.android.gm';
const photos = 'com.google.android.apps.photos';
const youtube = 'com.google.android.youtube';
const settings = 'com.android.settings';
const clock = 'com.google.android.deskclock';
const calendar = 'com.simplemobiletools.calendar.pro';
const files = 'com.google.android.documentsui';

async function goHome(phone: TestPhone): Promise<void> {
  await phone.system.systemKey(KEYCODE_HOME);
  await phone.find('hotseat');
}

async function search(phone: TestPhone, text = ''): Promise<void> {
  await goHome(phone);
  await phone.tap('search_container_hotseat');
  await phone.find('input');
  if (text !== '') await phone.input(text);
}

/** Apps that were used before, the last one last: what is predicted follows from that. */
async function use(phone: TestPhone, ...packageNames: readonly string[]): Promise<void> {
  for (const packageName of packageNames) {
    const action = 'android.intent.action.MAIN';
    await phone.start({ action, categories: ['android.intent.category.LAUNCHER'], packageName, flags: 0x1000_0000 });
  }
}

/** Drags an app out of the drawer, into the cell of the home screen with this middle. */
async function putOnHome(phone: TestPhone, label: string, cell: Point): Promise<void> {
  await goHome(phone);
  await drag(phone, [
    [540, 1700],
    [540, 700],
  ]);
  const [left, top, right, bottom] = (await phone.find(label)).bounds;
  // Not straight there: it may be where the icon is.
  await drag(phone, [[(left + right) / 2, (top + bottom) / 2], [540, 1000], cell], { restMs: 600 });
}

type Point = readonly [x: number, y: number];

/** A finger that rests where it comes down, and then goes from point to point. */
async function drag(phone: TestPhone, [from, ...stops]: readonly [Point, ...Point[]], { restMs = 0 } = {}) {
  const steps = 10;
  const way = stops.flatMap(([x, y], stop) => {
    const [startX, startY] = stops[stop - 1] ?? from;
    return Array.from({ length: steps }, (_, step) => ({
      x: startX + ((x - startX) * (step + 1)) / steps,
      y: startY + ((y - startY) * (step + 1)) / steps,
      timeMs: restMs + 20 * (stop * steps + step + 1),
    }));
  });
  const [x, y] = stops.at(-1) ?? from;
  await phone.system.screen?.touch([
    { type: 'down', x: from[0], y: from[1], timeMs: 0 },
    ...way.map((point) => ({ type: 'move' as const, ...point })),
    { type: 'up', x, y, timeMs: restMs + 20 * (way.length + 5) },
  ]);
  await phone.pass();
}

export const launcher: FidelityApp = {
  name: 'launcher',
  packageName: 'com.google.android.apps.nexuslauncher',
  screens: [
    {
      id: 'launcher:home',
      volatile,
      async open(phone) {
        await use(phone, files);
        await goHome(phone);
      },
    },
    {
      id: 'launcher:home-3',
      volatile,
      async open(phone) {
        await putOnHome(phone, 'Markor', [414, 1301]);
        await putOnHome(phone, 'Pro Expense', [162, 1615]);
      },
    },
    {
      id: 'launcher:drawer-search-empty',
      async open(phone) {
        await use(phone, clock, photos, settings, youtube);
        await search(phone);
      },
    },
    {
      id: 'launcher:drawer-search-first',
      async open(phone) {
        await use(phone, calendar, photos, youtube, gmail);
        await search(phone);
        // It was looked at without the keyboard.
        await phone.key(KEYCODE_BACK);
      },
    },
    { id: 'launcher:drawer-search-filtered', open: (phone) => search(phone, 'Settings') },
    { id: 'launcher:drawer-search-filtered-2', open: (phone) => search(phone, 'Markor') },
    { id: 'launcher:drawer-search-one-app-found', open: (phone) => search(phone, 'OpenTracks') },
  ],
};
