import type { AppApi } from '@androidworld/app-sdk';
import { activities, markorPackage } from './package-name.ts';

export function openSettings(api: AppApi): Promise<void> {
  return api.startActivity({ component: { packageName: markorPackage, className: activities.settings } });
}
