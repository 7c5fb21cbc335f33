import type { PackageInfo, RecentTask, SystemAppApi } from '@androidworld/app-sdk/system';

/** An app with an icon. */
export interface LaunchableApp extends PackageInfo {
  readonly launcher: string;
}

/** All apps with an icon, by label. */
export async function launchableApps(api: SystemAppApi): Promise<LaunchableApp[]> {
  return (await api.system.packages())
    .filter((app): app is LaunchableApp => app.enabled && app.launcher !== null)
    .sort((one, other) => one.label.localeCompare(other.label));
}

/** Apps by their packages, in this order, as far as they are there. */
export function appsOf(apps: readonly LaunchableApp[], packageNames: readonly string[]): LaunchableApp[] {
  return packageNames.flatMap((name) => apps.filter(({ packageName }) => packageName === name));
}

/** Before anything was used. */
const firstGuesses = [
  'com.google.android.gm',
  'com.google.android.documentsui',
  'com.android.settings',
  'com.google.android.apps.photos',
  'com.google.android.deskclock',
  'com.google.android.youtube',
];

/** The apps a person is likely to open next: those used last, then the first guesses. */
export function predictedApps(
  apps: readonly LaunchableApp[],
  recents: readonly RecentTask[],
  { without = [] }: { readonly without?: readonly string[] } = {},
): LaunchableApp[] {
  const names = [...recents.map(({ packageName }) => packageName), ...firstGuesses];
  return appsOf(
    apps,
    [...new Set(names)].filter((name) => !without.includes(name)),
  );
}

/** Starts an app as its icon does: what it showed last comes back. */
export async function launch(api: SystemAppApi, app: LaunchableApp): Promise<void> {
  const [packageName = '', className = ''] = app.launcher.split('/');
  await api.startActivity({
    action: 'android.intent.action.MAIN',
    categories: ['android.intent.category.LAUNCHER'],
    component: { packageName, className: className.startsWith('.') ? packageName + className : className },
    // NEW_TASK | RESET_TASK_IF_NEEDED
    flags: 0x1020_0000,
  });
}
