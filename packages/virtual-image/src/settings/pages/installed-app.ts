import type { PackageInfo } from '@androidworld/app-sdk/system';
import type { PageScope, SettingsRow } from '../page.ts';

/** The app a page is about; undefined until it is known, null when it is not installed. */
export function appOf({ apps, arg }: PageScope): PackageInfo | null | undefined {
  if (apps === undefined) return undefined;
  return apps.find(({ packageName }) => packageName === arg) ?? null;
}

/** The rows of a page about one app. */
export function ofApp(
  rows: (app: PackageInfo, scope: PageScope) => readonly SettingsRow[],
): (scope: PageScope) => readonly SettingsRow[] {
  return (scope) => {
    const app = appOf(scope);
    if (app === undefined) return [];
    return app === null ? [{ kind: 'footer', title: 'This app is not installed.' }] : rows(app, scope);
  };
}

/** Apps a person knows: those that can be opened. */
export function withIcons(apps: readonly PackageInfo[] = []): readonly PackageInfo[] {
  return apps.filter(({ launcher }) => launcher !== null);
}
