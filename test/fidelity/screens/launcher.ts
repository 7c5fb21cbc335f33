import type { TestPhone } from '../../../packages/virtual-phone/src/testing/index.ts';
import type { FidelityApp } from '../fidelity-app.ts';

const KEYCODE_HOME = 3;
const KEYCODE_BACK = 4;
const day = /^(Sun|Mon|Tue|Wed|Thu|Fri|Sat), [A-Z][a-z]{2} \d{1,2}$/;
const volatile = [day];
/** Which app is predicted depends on what was used. */
const predicted = { element: /Predicted app/, reason: 'which app is predicted depends on what was used before' };

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

/** Suggestions of the search box and of what is used most are the phone's own. */
const used = [
  { element: /^TextView "(YouTube|Settings|Photos|Clock|Gmail|Calendar)"/, reason: 'the apps used most differ' },
];

export const launcher: FidelityApp = {
  name: 'launcher',
  packageName: 'com.google.android.apps.nexuslauncher',
  screens: [
    { id: 'launcher:home', open: goHome, volatile, absent: [predicted] },
    {
      id: 'launcher:home-3',
      open: goHome,
      volatile,
      absent: [
        predicted,
        { element: /Markor|Pro Expense/, reason: 'an icon that somebody has put on that home screen' },
      ],
    },
    {
      id: 'launcher:drawer-search-empty',
      open: (phone) => search(phone),
      absent: used,
    },
    {
      id: 'launcher:drawer-search-first',
      absent: used,
      async open(phone) {
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
