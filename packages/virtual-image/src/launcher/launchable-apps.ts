import type { PackageInfo, SystemAppApi } from '@androidworld/app-sdk/system';

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
