import type { TestPhone } from '../../../packages/virtual-phone/src/testing/index.ts';
import type { FidelityApp } from '../fidelity-app.ts';

const packageName = 'com.google.android.deskclock';

/** Opens the app on a phone set as the benchmark sets it. */
async function openClock(phone: TestPhone): Promise<void> {
  await phone.system.settings.put('system', 'time_12_24', '24');
  await phone.start({ component: { packageName, className: 'com.android.deskclock.DeskClock' } });
}

/** The recorded time of day, and the font of it. */
const volatile = [/^\d\d:\d\d$/, /^\w{3}, Oct \d\d$/, /^\w+day, October \d\d$/, /^\d\d$/];
const noName = [{ element: /android\.(view\.ViewGroup|widget\.FrameLayout) \S*$/, reason: 'a box without a name' }];

export const clock: FidelityApp = {
  name: 'clock',
  packageName,
  screens: [
    { id: 'clock:clock-tab-2', volatile, open: openClock },
    {
      id: 'clock:clock-tab',
      volatile,
      async open(phone) {
        await openClock(phone);
        await phone.tap('Add city');
        await phone.type('open_search_view_edit_text', 'Macau');
        await phone.tap('city_name');
        await phone.find('hours_ahead');
      },
    },
    {
      id: 'clock:city-search-typed',
      async open(phone) {
        await openClock(phone);
        await phone.tap('Add city');
        await phone.type('open_search_view_edit_text', 'm');
      },
    },
    {
      id: 'clock:timer-setup-3-min-51-s-typed',
      absent: noName,
      async open(phone) {
        await openClock(phone);
        await phone.tap('Timer');
        for (const digit of ['3', '5', '1']) await phone.tap(`timer_setup_digit_${digit}`);
      },
    },
    {
      id: 'clock:stopwatch-running',
      volatile,
      async open(phone) {
        await openClock(phone);
        await phone.tap('Stopwatch');
        await phone.tap('Start');
        await phone.find('Lap');
      },
    },
  ],
};
