import { darkTheme, flag, number, text } from '../bindings.ts';
import type { PageScope, SettingsPage } from '../page.ts';
import { screenTimeouts, timeoutSummary } from './display-choices.ts';
import { displaySizeAndTextPage } from './display-size-and-text.tsx';
import { lockScreenPages } from './lock-screen.ts';
import { privacyText } from './lock-screen-notifications.ts';

const timeout = text('system/screen_off_timeout', '60000');
export const autoRotate = flag('system/accelerometer_rotation');
const nightLight = flag('secure/night_display_activated');
const nightLightMode = text('secure/night_display_auto_mode', '0');
const screenSaver = flag('secure/screensaver_enabled', { otherwise: true });
const docked = flag('secure/screensaver_activate_on_dock', { otherwise: true });
const asleep = flag('secure/screensaver_activate_on_sleep');
const colorMode = text('system/display_color_mode', '0');

/** Values of `display_color_mode` (AOSP `ColorDisplayManager`). */
const colorModes = [
  { label: 'Natural', value: '0' },
  { label: 'Boosted', value: '1' },
  { label: 'Adaptive', value: '3' },
] as const;

const screenSaverStarts = [
  { label: 'While charging', value: 'charging' },
  { label: 'While docked', value: 'docked' },
  { label: 'While charging or docked', value: 'either' },
  { label: 'Never', value: 'never' },
] as const;

function screenSaverStart(scope: PageScope): (typeof screenSaverStarts)[number]['value'] {
  if (asleep.read(scope)) return docked.read(scope) ? 'either' : 'charging';
  return docked.read(scope) ? 'docked' : 'never';
}

/** What rows that lead to it say of the dark theme. */
export function darkThemeSummary(scope: PageScope): string {
  return darkTheme.read(scope) ? 'Will never turn off automatically' : 'Will never turn on automatically';
}

export const displayPages: readonly SettingsPage[] = [
  {
    fragment: 'com.android.settings.DisplaySettings',
    title: 'Display',
    rows: [
      {
        kind: 'category',
        title: 'Brightness',
        rows: [
          {
            title: 'Brightness level',
            keywords: 'dim screen',
            summary: ({ phone }) => `${Math.round((phone.brightness / 255) * 100)}%`,
            opens: { intent: { action: 'com.android.intent.action.SHOW_BRIGHTNESS_DIALOG' } },
          },
        ],
      },
      {
        kind: 'category',
        title: 'Lock display',
        rows: [
          {
            title: 'Lock screen',
            summary: privacyText,
            opens: 'com.android.settings.security.LockscreenDashboardFragment',
          },
          {
            title: 'Screen timeout',
            keywords: 'sleep inactivity',
            summary: (scope) => timeoutSummary(timeout.read(scope)),
            opens: 'com.android.settings.display.ScreenTimeoutSettings',
          },
        ],
      },
      {
        kind: 'category',
        title: 'Appearance',
        rows: [
          {
            kind: 'primary-switch',
            title: 'Dark theme',
            keywords: 'dark mode night',
            summary: darkThemeSummary,
            value: darkTheme,
            opens: 'com.android.settings.display.darkmode.DarkModeSettingsFragment',
          },
          {
            title: 'Screen saver',
            summary: (scope) => (screenSaver.read(scope) ? 'On / Clock' : 'Off'),
            opens: 'com.android.settings.dream.DreamSettings',
          },
          {
            title: 'Display size and text',
            keywords: 'font size large text zoom bold',
            opens: 'com.android.settings.accessibility.TextReadingPreferenceFragment',
          },
        ],
      },
      {
        kind: 'category',
        title: 'Color',
        rows: [{ title: 'Colors', opens: 'com.android.settings.display.ColorModePreferenceFragment' }],
      },
      {
        kind: 'category',
        title: 'Other display controls',
        rows: [
          {
            kind: 'primary-switch',
            title: 'Auto-rotate screen',
            keywords: 'rotation landscape',
            value: autoRotate,
            opens: 'com.android.settings.display.SmartAutoRotatePreferenceFragment',
          },
        ],
      },
    ],
  },
  {
    fragment: 'com.android.settings.display.ScreenTimeoutSettings',
    title: 'Screen timeout',
    rows: [{ kind: 'radios', entries: screenTimeouts, value: timeout }],
  },
  {
    fragment: 'com.android.settings.display.AutoBrightnessSettings',
    title: 'Adaptive brightness',
    rows: [
      { kind: 'main-switch', title: 'Use adaptive brightness', value: flag('system/screen_brightness_mode') },
      { kind: 'footer', title: 'The brightness of the screen follows the light around it.' },
    ],
  },
  {
    fragment: 'com.android.settings.display.darkmode.DarkModeSettingsFragment',
    title: 'Dark theme',
    rows: [
      { kind: 'intro', title: 'Dark theme uses a black background, which saves battery on some screens.' },
      { kind: 'main-switch', title: 'Use Dark theme', value: darkTheme },
      {
        kind: 'list',
        title: 'Schedule',
        entries: [
          { label: 'None', value: '0' },
          { label: 'Turns on at custom time', value: '3' },
          { label: 'Turns on from sunset to sunrise', value: '2' },
        ],
        value: text('secure/dark_theme_schedule', '0'),
      },
    ],
  },
  {
    fragment: 'com.android.settings.display.SmartAutoRotatePreferenceFragment',
    title: 'Auto-rotate screen',
    rows: [
      { kind: 'main-switch', title: 'Use Auto-rotate', value: autoRotate },
      { kind: 'footer', title: 'The screen turns when the phone is held upright or on its side.' },
    ],
  },
  {
    fragment: 'com.android.settings.display.NightDisplaySettings',
    title: 'Night Light',
    rows: [
      { kind: 'intro', title: 'Night Light tints the screen amber, which is easier on the eyes in dim light.' },
      { kind: 'main-switch', title: 'Use Night Light', value: nightLight },
      {
        kind: 'list',
        title: 'Schedule',
        entries: [
          { label: 'None', value: '0' },
          { label: 'Turns on at custom time', value: '1' },
          { label: 'Turns on from sunset to sunrise', value: '2' },
        ],
        value: nightLightMode,
      },
      {
        kind: 'seekbar',
        title: 'Intensity',
        max: 100,
        value: number('secure/night_display_color_temperature', 50),
        enabled: nightLight.read,
      },
    ],
  },
  {
    fragment: 'com.android.settings.dream.DreamSettings',
    title: 'Screen saver',
    rows: [
      { kind: 'main-switch', title: 'Use screen saver', value: screenSaver },
      {
        title: 'When to start',
        summary: (scope) => screenSaverStarts.find(({ value }) => value === screenSaverStart(scope))?.label,
        enabled: screenSaver.read,
        opens: 'com.android.settings.dream.WhenToDreamPicker',
      },
      {
        kind: 'category',
        title: 'Choose a screen saver',
        rows: [
          {
            kind: 'radios',
            enabled: screenSaver.read,
            entries: [
              { label: 'Clock', value: 'com.google.android.deskclock/com.android.deskclock.Screensaver' },
              { label: 'Colors', value: 'com.android.dreams.basic/com.android.dreams.basic.Colors' },
            ],
            value: text(
              'secure/screensaver_components',
              'com.google.android.deskclock/com.android.deskclock.Screensaver',
            ),
          },
        ],
      },
    ],
  },
  {
    fragment: 'com.android.settings.dream.WhenToDreamPicker',
    title: 'When to start',
    rows: [
      {
        kind: 'radios',
        entries: screenSaverStarts,
        value: {
          read: screenSaverStart,
          write(scope, start) {
            asleep.write(scope, start === 'charging' || start === 'either');
            docked.write(scope, start === 'docked' || start === 'either');
          },
        },
      },
    ],
  },
  {
    fragment: 'com.android.settings.display.ColorModePreferenceFragment',
    title: 'Colors',
    rows: [{ kind: 'radios', entries: colorModes, value: colorMode }],
  },
  displaySizeAndTextPage,
  ...lockScreenPages,
];
