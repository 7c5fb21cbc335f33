import type { SystemServices } from '../../../system/system-services.ts';

/** `dumpsys deviceidle` */
export function dumpDeviceIdle({ battery, packages, power }: SystemServices): string {
  const { enabled, isForced, deep, light } = power.idle;
  const exempt = packages.list().filter(({ standby }) => standby.exempt);
  const list = (title: string, items: readonly (string | number)[]) =>
    items.length === 0 ? '' : `  ${title}:\n${items.map((item) => `    ${item}\n`).join('')}`;
  return [
    'Settings:\n  light_after_inactive_to=+4m0s0ms\n',
    list(
      'Whitelist user apps',
      exempt.map(({ manifest }) => manifest.packageName),
    ),
    list(
      'Whitelist user app ids',
      exempt.map(({ uid }) => uid),
    ),
    list(
      'Whitelist all app ids',
      exempt.map(({ uid }) => uid),
    ),
    `  mLightEnabled=${enabled.light}  mDeepEnabled=${enabled.deep}\n`,
    `  mForceIdle=${isForced}\n`,
    `  mScreenOn=${power.on}\n  mScreenLocked=false\n  mNetworkConnected=true\n  mCharging=${battery.charging}\n`,
    `  mState=${deep} mLightState=${light}\n`,
  ].join('');
}
