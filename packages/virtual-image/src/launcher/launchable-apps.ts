import type { AppIcon, ShortcutInfo } from '@androidworld/app-sdk';
import type { PackageInfo, RecentTask, SystemAppApi } from '@androidworld/app-sdk/system';

/** An app with an icon, or one of its shortcuts. */
export interface LaunchableApp extends PackageInfo {
  readonly launcher: string;
  /** What its icon is known by: its package, and of a shortcut also the id. */
  readonly key: string;
  /** What it stands for in place of the app itself. */
  readonly shortcut?: ShortcutInfo;
  /** Whose shortcut it is, in a corner of its icon. */
  readonly badge?: AppIcon;
}

/** An icon of its own for one of an app's shortcuts. */
export function shortcutOf(app: LaunchableApp, shortcut: ShortcutInfo): LaunchableApp {
  const key = `${app.packageName}#${encodeURIComponent(shortcut.id)}`;
  return { ...app, key, shortcut, label: shortcut.shortLabel, icon: shortcut.icon ?? app.icon, badge: app.icon };
}

/** All that can have a place on the home screen. */
export function iconsOf(apps: readonly LaunchableApp[]): LaunchableApp[] {
  return apps.flatMap((app) => [app, ...app.pinnedShortcuts.map((shortcut) => shortcutOf(app, shortcut))]);
}

/** All apps with an icon, by label. */
export async function launchableApps(api: SystemAppApi): Promise<LaunchableApp[]> {
  return (await api.system.packages())
    .flatMap((app) =>
      app.enabled && app.launcher !== null ? [{ ...app, launcher: app.launcher, key: app.packageName }] : [],
    )
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

/** Starts an app as its icon does: what it showed last comes back; or what a shortcut stands for. */
export async function launch(api: SystemAppApi, app: LaunchableApp): Promise<void> {
  if (app.shortcut !== undefined) return api.system.startShortcut(app.packageName, app.shortcut.id);
  const [packageName = '', className = ''] = app.launcher.split('/');
  await api.startActivity({
    action: 'android.intent.action.MAIN',
    categories: ['android.intent.category.LAUNCHER'],
    component: { packageName, className: className.startsWith('.') ? packageName + className : className },
    // NEW_TASK | RESET_TASK_IF_NEEDED
    flags: 0x1020_0000,
  });
}
