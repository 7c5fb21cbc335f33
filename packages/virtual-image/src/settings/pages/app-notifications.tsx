import type { PackageInfo } from '@androidworld/app-sdk/system';
import { flag } from '../bindings.ts';
import type { PageScope, SettingsPage, SettingsRow } from '../page.ts';
import { AppRow } from '../screens/app-row.tsx';
import { EntityHeader } from '../screens/entity-header.tsx';
import { appOf, ofApp, withIcons } from './installed-app.ts';

const permission = 'android.permission.POST_NOTIFICATIONS';
const appInfo = 'com.android.settings.applications.appinfo.AppInfoDashboardFragment';
const appNotifications = 'com.android.settings.notification.app.AppNotificationSettings';
const channelNotifications = 'com.android.settings.notification.app.ChannelNotificationSettings';

/** Whether the app may notify; undefined for one that need not ask, which the person cannot refuse. */
export function mayNotify(app: PackageInfo): boolean | undefined {
  return app.permissions.find(({ name }) => name === permission)?.granted;
}

function allow(scope: PageScope, app: PackageInfo, on: boolean): void {
  scope.act((api) => api.system.setPermission(app.packageName, permission, on));
}

function channelsOf({ packageName }: PackageInfo, scope: PageScope) {
  return scope.read(`channels/${packageName}`, (api) => api.system.notificationChannels(packageName));
}

function header(app: PackageInfo, summary?: string): SettingsRow {
  return {
    kind: 'custom',
    key: 'header',
    content: (scope) => (
      <EntityHeader
        app={app}
        summary={summary}
        onClick={() => scope.open({ fragment: appInfo, arg: app.packageName })}
      />
    ),
  };
}

function categories(app: PackageInfo, scope: PageScope): readonly SettingsRow[] {
  const channels = channelsOf(app, scope);
  if (channels === undefined) return [];
  if (channels.length === 0) return [{ title: 'This app has not posted any notifications', enabled: false }];
  return channels.map(({ id, name, description, importance }) => ({
    kind: 'primary-switch',
    title: name,
    summary: description,
    value: {
      read: () => importance > 0,
      write: (_, on) => scope.act((api) => api.system.setNotificationChannelEnabled(app.packageName, id, on)),
    },
    opens: { fragment: channelNotifications, arg: `${app.packageName}/${id}`, title: name },
  }));
}

/** The notifications of an app, and of one of its categories: Android's name for a channel. */
export const appNotificationPages: readonly SettingsPage[] = [
  {
    fragment: appNotifications,
    title: 'App notifications',
    titleOf: (scope) => appOf(scope)?.label,
    rows: ofApp((app, scope) => {
      const allowed = mayNotify(app);
      return [
        header(app),
        {
          kind: 'main-switch',
          title: `All ${app.label} notifications`,
          visible: allowed !== undefined,
          value: { read: () => allowed === true, write: (_, on) => allow(scope, app, on) },
        },
        ...(allowed === false
          ? [{ kind: 'footer', title: "You haven't allowed notifications from this app" } as const]
          : ([
              { kind: 'category', title: 'Categories', rows: categories(app, scope) },
              {
                kind: 'switch',
                title: 'Allow notification dot',
                value: flag(`secure/notification_badging_${app.packageName}`, { otherwise: true }),
              },
            ] as const)),
      ];
    }),
  },
  {
    fragment: channelNotifications,
    title: 'Notification category',
    rows: (scope) => {
      const [packageName, id] = (scope.arg ?? '').split(/\/(.*)/s);
      const app = scope.apps?.find((candidate) => candidate.packageName === packageName);
      const channel = app && channelsOf(app, scope)?.find((candidate) => candidate.id === id);
      if (app === undefined || channel === undefined) return [];
      const isOn = channel.importance > 0;
      const key = `${app.packageName}_${channel.id}` as const;
      return [
        header(app, channel.name),
        {
          kind: 'main-switch',
          title: `Show notifications`,
          value: {
            read: () => isOn,
            write: (_, on) =>
              scope.act((api) => api.system.setNotificationChannelEnabled(app.packageName, channel.id, on)),
          },
        },
        {
          kind: 'fact',
          title: channel.importance >= 3 ? 'Default' : 'Silent',
          summary:
            channel.importance >= 4
              ? 'Make sound and pop on screen'
              : channel.importance >= 3
                ? 'Make sound'
                : 'No sound or vibration',
          visible: isOn,
        },
        {
          kind: 'switch',
          title: 'Vibration',
          value: flag(`secure/notification_vibration_${key}`),
          visible: isOn,
        },
        {
          kind: 'switch',
          title: 'Show notification dot',
          value: flag(`secure/notification_dot_${key}`, { otherwise: true }),
          visible: isOn,
        },
        {
          kind: 'switch',
          title: 'Override Do Not Disturb',
          summary: 'Let these notifications continue to interrupt when Do Not Disturb is on',
          value: flag(`secure/notification_bypass_dnd_${key}`),
          visible: isOn,
        },
      ];
    },
  },
  {
    fragment: 'com.android.settings.applications.manageapplications.NotificationApps',
    title: 'App notifications',
    listId: 'apps_list',
    rows: ({ apps }) =>
      withIcons(apps).map((app) => ({
        kind: 'custom',
        key: app.packageName,
        content: (scope) => (
          <AppRow
            app={app}
            isListed
            summary={mayNotify(app) === false ? undefined : 'Never'}
            onClick={() => scope.open({ fragment: appNotifications, arg: app.packageName, title: app.label })}
            toggle={{
              value: mayNotify(app) !== false,
              enabled: mayNotify(app) !== undefined,
              onChange: (on) => allow(scope, app, on),
            }}
          />
        ),
      })),
  },
];
