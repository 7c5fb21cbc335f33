import { flag, text } from '../bindings.ts';
import type { SettingKey, SettingsPage, SettingsRow } from '../page.ts';

export const developmentEnabled = flag('global/development_settings_enabled');

const isEnabled = developmentEnabled.read;

function option(title: string, key: SettingKey, summary?: string, otherwise = false): SettingsRow {
  return { kind: 'switch', title, summary, value: flag(key, { otherwise }), enabled: isEnabled };
}

const scaleEntries = ['0.5', '1', '1.5', '2', '5', '10'].map((value) => ({
  label: `Animation scale ${value}x`,
  value,
}));

function scale(title: string, key: SettingKey): SettingsRow {
  return {
    kind: 'list',
    title,
    entries: [{ label: 'Animation off', value: '0' }, ...scaleEntries],
    value: {
      // Written as `1.0` as well as `1`.
      read: (scope) => String(Number(scope.setting(key) ?? 1)),
      write: (scope, value) => scope.put(key, value),
    },
    enabled: isEnabled,
  };
}

export const developmentPages: readonly SettingsPage[] = [
  {
    fragment: 'com.android.settings.development.DevelopmentSettingsDashboardFragment',
    title: 'Developer options',
    rows: [
      { kind: 'main-switch', title: 'Use developer options', value: developmentEnabled },
      {
        title: 'Memory',
        summary: 'Avg 1.6 GB of 2.1 GB memory used',
        opens: 'com.android.settings.applications.ProcessStatsSummary',
      },
      option('Stay awake', 'global/stay_on_while_plugged_in', 'Screen will never sleep while charging'),
      {
        title: 'Running services',
        summary: 'View and control currently running services',
        opens: 'com.android.settings.applications.RunningServices',
      },
      {
        title: 'WebView implementation',
        summary: 'Android System WebView',
        opens: 'com.android.settings.webview.WebViewAppPicker',
      },
      {
        kind: 'category',
        title: 'Debugging',
        rows: [
          option('USB debugging', 'global/adb_enabled', 'Debug mode when USB is connected'),
          option('Wireless debugging', 'global/adb_wifi_enabled', 'Debug mode when Wi\u2011Fi is connected'),
          option('Enable view attribute inspection', 'global/debug_view_attributes'),
          option(
            'Wait for debugger',
            'global/wait_for_debugger',
            'Debugged application waits for debugger to attach before executing',
          ),
          option(
            'Verify apps over USB',
            'global/verifier_verify_adb_installs',
            'Check apps installed via ADB/ADT for harmful behavior',
            true,
          ),
        ],
      },
      {
        kind: 'category',
        title: 'Networking',
        rows: [
          option(
            'Wireless display certification',
            'global/wifi_display_certification_on',
            'Show options for wireless display certification',
          ),
          option(
            'Mobile data always active',
            'global/mobile_data_always_on',
            'Always keep mobile data active, even when Wi\u2011Fi is active',
            true,
          ),
          option(
            'Tethering hardware acceleration',
            'global/tether_offload',
            'Use tethering hardware acceleration if available',
            true,
          ),
        ],
      },
      {
        kind: 'category',
        title: 'Input',
        rows: [
          option('Show taps', 'system/show_touches', 'Show visual feedback for taps'),
          option('Pointer location', 'system/pointer_location', 'Screen overlay showing current touch data'),
        ],
      },
      {
        kind: 'category',
        title: 'Drawing',
        rows: [
          option('Show layout bounds', 'global/debug_layout', 'Show clip bounds, margins, etc.'),
          option(
            'Force RTL layout direction',
            'global/debug.force_rtl',
            'Force screen layout direction to RTL for all locales',
          ),
          scale('Window animation scale', 'global/window_animation_scale'),
          scale('Transition animation scale', 'global/transition_animation_scale'),
          scale('Animator duration scale', 'global/animator_duration_scale'),
          {
            kind: 'edit',
            title: 'Smallest width',
            summary: ({ phone }) => `${smallestWidth(phone.display)} dp`,
            value: {
              read: ({ phone }) => String(smallestWidth(phone.display)),
              write(scope, dp) {
                const { width, height } = scope.phone.display;
                const wanted = Number(dp);
                // The least Android takes.
                if (!(wanted >= 320)) return;
                const dpi = Math.round((Math.min(width, height) * 160) / wanted);
                scope.act((api) => api.system.setDisplayDensity(dpi));
              },
            },
            enabled: isEnabled,
          },
        ],
      },
      {
        kind: 'category',
        title: 'Hardware accelerated rendering',
        rows: [
          option('Override force-dark', 'global/force_dark', 'Overrides the force-dark feature to be always-on'),
          option('Disable HW overlays', 'global/disable_overlays', 'Always use GPU for screen compositing'),
        ],
      },
      {
        kind: 'category',
        title: 'Apps',
        rows: [
          option(
            'Don\u2019t keep activities',
            'global/always_finish_activities',
            'Destroy every activity as soon as the user leaves it',
          ),
          {
            kind: 'list',
            title: 'Background process limit',
            entries: [
              { label: 'Standard limit', value: '-1' },
              { label: 'No background processes', value: '0' },
              { label: 'At most, 1 process', value: '1' },
              { label: 'At most, 2 processes', value: '2' },
            ],
            value: text('global/background_process_limit', '-1'),
            enabled: isEnabled,
          },
          option(
            'Show background ANRs',
            'secure/anr_show_background',
            'Display App Not Responding dialog for background apps',
          ),
          option(
            'Force activities to be resizable',
            'global/force_resizable_activities',
            'Make all activities resizable for multi-window, regardless of manifest values.',
          ),
        ],
      },
    ],
  },
  {
    fragment: 'com.android.settings.applications.ProcessStatsSummary',
    title: 'Memory',
    rows: [
      { kind: 'fact', title: 'Performance', summary: 'Normal' },
      { kind: 'fact', title: 'Total memory', summary: '2.1 GB' },
    ],
  },
  {
    fragment: 'com.android.settings.applications.RunningServices',
    title: 'Running services',
    rows: ({ apps = [] }) =>
      apps
        .filter(({ running }) => running)
        .map(({ label, packageName }) => ({
          title: label,
          summary: '1 process and 0 services',
          opens: {
            fragment: 'com.android.settings.applications.appinfo.AppInfoDashboardFragment',
            arg: packageName,
          },
        })),
  },
  {
    fragment: 'com.android.settings.webview.WebViewAppPicker',
    title: 'WebView implementation',
    rows: [
      {
        kind: 'radios',
        entries: [{ label: 'Android System WebView', value: 'com.google.android.webview' }],
        value: text('global/webview_provider', 'com.google.android.webview'),
      },
    ],
  },
];

function smallestWidth({ width, height, densityDpi }: { width: number; height: number; densityDpi: number }): number {
  return Math.round((Math.min(width, height) * 160) / densityDpi);
}
