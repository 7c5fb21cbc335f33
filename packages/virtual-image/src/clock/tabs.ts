import type { Intent } from '@androidworld/app-sdk';
import { clockClass, clockPackage } from './package-name.ts';

/** In the order of `com.android.deskclock.uidata.UiDataModel.Tab`, whose ordinals are stored. */
export const tabs = ['Alarm', 'Clock', 'Timer', 'Stopwatch', 'Bedtime'] as const;

export type TabName = (typeof tabs)[number];

/** Extra of an intent to DeskClock that names the tab to show. */
export const tabExtra = 'deskclock.select.tab';

export function showTab(tab: TabName): Intent {
  return {
    component: { packageName: clockPackage, className: clockClass('DeskClock') },
    extras: { [tabExtra]: tabs.indexOf(tab) },
  };
}
