import type { FidelityApp } from '../fidelity-app.ts';

export const simpleCalendarPro: FidelityApp = {
  name: 'simple-calendar-pro',
  packageName: 'com.simplemobiletools.calendar.pro',
  screens: [],
};
