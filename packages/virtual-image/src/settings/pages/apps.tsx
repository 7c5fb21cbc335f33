import type { PackageInfo } from '@androidworld/app-sdk/system';
import { SearchView } from '@androidworld/app-sdk/ui';
import appsIcon from '@material-symbols/svg-400/rounded/apps.svg';
import search from '@material-symbols/svg-400/rounded/search.svg';
import type { PageScope, SettingsPage, SettingsRow } from '../page.ts';
import { AppRow } from '../screens/app-row.tsx';
import { appInfoPages } from './app-info.tsx';
import { totalSize } from './app-size.ts';
import { withIcons } from './installed-app.ts';
import { specialAccessPages } from './special-access.ts';

const allApps = 'com.android.settings.applications.manageapplications.ManageApplications';
const appInfo = 'com.android.settings.applications.appinfo.AppInfoDashboardFragment';

/** A row that opens the page of an app. */
function appRow(app: PackageInfo, summary: string | undefined, fragment = appInfo): SettingsRow {
  return {
    kind: 'custom',
    key: app.packageName,
    content: (scope) => (
      <AppRow app={app} summary={summary} isListed onClick={() => scope.open({ fragment, arg: app.packageName })} />
    ),
  };
}

function recentApps({ apps, phone }: PageScope): readonly SettingsRow[] {
  const known = withIcons(apps);
  const recent = phone.recents.flatMap(({ packageName }) => known.filter((app) => app.packageName === packageName));
  return recent
    .filter(({ packageName }) => packageName !== 'com.android.settings')
    .slice(0, 3)
    .map((app) => appRow(app, undefined));
}

/** Of the roles a person knows, those that some app has. */
function defaultApps(scope: PageScope): string {
  const names = ['BROWSER', 'DIALER', 'SMS'].flatMap((role) => {
    const holder = scope.read(role, (api) => api.system.roleHolder(`android.app.role.${role}`));
    return (scope.apps ?? []).filter(({ packageName }) => packageName === holder).map(({ label }) => label);
  });
  return new Intl.ListFormat('en').format(names);
}

const seeAll: SettingsRow = {
  title: ({ apps }) => `See all ${withIcons(apps).length} apps`,
  icon: appsIcon,
  keywords: 'all apps installed',
  opens: allApps,
};

export const appPages: readonly SettingsPage[] = [
  {
    fragment: 'com.android.settings.applications.AppDashboardFragment',
    title: 'Apps',
    rows: [
      {
        kind: 'category',
        title: 'Recently opened apps',
        rows: (scope) => [...recentApps(scope), seeAll],
        visible: (scope) => recentApps(scope).length > 0,
      },
      {
        title: 'All apps',
        summary: ({ apps }) => `${withIcons(apps).length} apps installed`,
        opens: allApps,
        visible: (scope) => recentApps(scope).length === 0,
      },
      {
        kind: 'category',
        title: 'General',
        rows: [
          {
            title: 'Default apps',
            summary: defaultApps,
            opens: { intent: { action: 'android.settings.MANAGE_DEFAULT_APPS_SETTINGS' } },
          },
          {
            title: 'Assistant',
            summary: 'Digital assistant app',
            opens: 'com.android.settings.applications.assist.ManageAssist',
          },
          {
            title: 'Unused apps',
            summary: '0 unused apps',
            opens: { intent: { action: 'android.intent.action.MANAGE_UNUSED_APPS' } },
          },
          {
            title: 'App battery usage',
            summary: 'Set battery usage for apps',
            opens: 'com.android.settings.applications.manageapplications.AppBatteryUsage',
          },
          {
            title: 'Special app access',
            opens: 'com.android.settings.applications.specialaccess.SpecialAccessSettings',
          },
        ],
      },
    ],
  },
  {
    fragment: allApps,
    title: 'All apps',
    listId: 'apps_list',
    menu: (scope) => [
      {
        title: 'Search',
        id: 'search_app_list_menu',
        icon: search,
        showAsAction: 'always',
        ...(scope.state.query === undefined
          ? {}
          : {
              actionView: (
                <SearchView
                  search={{
                    isOpen: true,
                    query: scope.state.query,
                    setQuery: (query) => scope.setState({ query }),
                    open: () => scope.setState({ query: '' }),
                    close: () => scope.setState({ query: undefined }),
                  }}
                />
              ),
            }),
        onClick: () => scope.setState({ query: '' }),
      },
      {
        title: scope.state.system === undefined ? 'Show system' : 'Hide system',
        onClick: () => scope.setState({ system: scope.state.system === undefined ? 'shown' : undefined }),
      },
      {
        title: 'Reset app preferences',
        onClick: () => scope.open('com.android.settings.system.ResetDashboardFragment'),
      },
    ],
    rows: (scope) => {
      const { apps, state } = scope;
      const listed = state.system === undefined ? withIcons(apps) : (apps ?? []);
      const words = (state.query ?? '').toLowerCase();
      return listed
        .filter(({ label }) => label.toLowerCase().includes(words))
        .map((app) => appRow(app, totalSize(scope, app.packageName)));
    },
  },
  {
    fragment: 'com.android.settings.applications.manageapplications.AppBatteryUsage',
    title: 'App battery usage',
    listId: 'apps_list',
    rows: ({ apps }) =>
      withIcons(apps).map((app) => appRow(app, 'Optimized', 'com.android.settings.fuelgauge.AdvancedPowerUsageDetail')),
  },
  {
    fragment: 'com.android.settings.applications.assist.ManageAssist',
    title: 'Digital assistant app',
    rows: [
      { kind: 'fact', title: 'Default digital assistant app', summary: 'None' },
      { kind: 'footer', title: 'An assist app helps with what is on the screen. No such app is installed.' },
    ],
  },
  ...appInfoPages,
  ...specialAccessPages,
];
