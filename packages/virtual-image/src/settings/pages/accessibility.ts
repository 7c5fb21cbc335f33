import accessibility from '@material-symbols/svg-400/rounded/accessibility.svg';
import menu from '@material-symbols/svg-400/rounded/accessibility_new.svg';
import description from '@material-symbols/svg-400/rounded/audio_description.svg';
import captionsIcon from '@material-symbols/svg-400/rounded/closed_caption.svg';
import contrastIcon from '@material-symbols/svg-400/rounded/contrast.svg';
import dark from '@material-symbols/svg-400/rounded/dark_mode.svg';
import textSize from '@material-symbols/svg-400/rounded/format_size.svg';
import invert from '@material-symbols/svg-400/rounded/invert_colors.svg';
import vibration from '@material-symbols/svg-400/rounded/mobile_vibrate.svg';
import noMotion from '@material-symbols/svg-400/rounded/motion_photos_paused.svg';
import palette from '@material-symbols/svg-400/rounded/palette.svg';
import speak from '@material-symbols/svg-400/rounded/record_voice_over.svg';
import system from '@material-symbols/svg-400/rounded/settings_accessibility.svg';
import timing from '@material-symbols/svg-400/rounded/timer.svg';
import audio from '@material-symbols/svg-400/rounded/volume_up.svg';
import zoom from '@material-symbols/svg-400/rounded/zoom_in.svg';
import { darkTheme, flag, number, onOff, text } from '../bindings.ts';
import type { Binding, SettingKey, SettingsPage, SettingsRow } from '../page.ts';
import {
  accessibilityMenu,
  accessibilityServicePages,
  downloadedServices,
  selectToSpeak,
  serviceRow,
  talkBack,
} from './accessibility-services.ts';
import { autoRotate, darkThemeSummary } from './display.ts';

const prefix = 'com.android.settings.accessibility';
const inversion = flag('secure/accessibility_display_inversion_enabled');
const correction = flag('secure/accessibility_display_daltonizer_enabled');
const magnification = flag('secure/accessibility_display_magnification_enabled');
const captions = flag('secure/accessibility_captioning_enabled');
const vibrates = flag('system/vibrate_on', { otherwise: true });

const scales = ['window_animation_scale', 'transition_animation_scale', 'animator_duration_scale'] as const;

/** "Remove animations" sets all three scales. */
const animations: Binding<boolean> = {
  read: (scope) => scales.every((key) => Number(scope.setting(`global/${key}`) ?? 1) === 0),
  write(scope, removed) {
    for (const key of scales) scope.put(`global/${key}`, removed ? '0' : '1');
  },
};

/** A vibration of its own, which the main switch of the page stands over. */
function vibrationRow(title: string, key: SettingKey, otherwise = true): SettingsRow {
  return { kind: 'switch', title, value: flag(key, { otherwise }), enabled: vibrates.read };
}

/** A page of one feature: its switch, and what it does. */
function featurePage(fragment: string, title: string, value: Binding<boolean>, explanation: string): SettingsPage {
  return {
    fragment: `${prefix}.${fragment}`,
    title,
    rows: [
      { kind: 'main-switch', title: `Use ${title.toLowerCase()}`, value },
      { kind: 'footer', title: explanation },
    ],
  };
}

export const accessibilityPages: readonly SettingsPage[] = [
  {
    fragment: `${prefix}.AccessibilitySettings`,
    title: 'Accessibility',
    rows: [
      { kind: 'category', title: 'Downloaded apps', rows: downloadedServices(accessibility) },
      { kind: 'category', title: 'Screen reader', rows: [serviceRow(talkBack, speak)] },
      {
        kind: 'category',
        title: 'Display',
        rows: [
          {
            title: 'Display size and text',
            icon: textSize,
            opens: `${prefix}.TextReadingPreferenceFragment`,
          },
          { title: 'Color and motion', icon: palette, opens: `${prefix}.ColorAndMotionFragment` },
          {
            title: 'Magnification',
            icon: zoom,
            summary: onOff(magnification),
            opens: `${prefix}.MagnificationPreferenceFragment`,
          },
          serviceRow(selectToSpeak, speak),
        ],
      },
      {
        kind: 'category',
        title: 'Interaction controls',
        rows: [
          serviceRow(accessibilityMenu, menu),
          {
            title: 'Vibration & haptics',
            icon: vibration,
            summary: onOff(vibrates),
            opens: `${prefix}.VibrationSettings`,
          },
          { title: 'Timing controls', icon: timing, opens: `${prefix}.TapAssistanceFragment` },
          { title: 'System controls', icon: system, opens: `${prefix}.SystemControlsFragment` },
        ],
      },
      {
        kind: 'category',
        title: 'Captions',
        rows: [
          {
            title: 'Caption preferences',
            icon: captionsIcon,
            summary: onOff(captions),
            opens: `${prefix}.CaptionPropertiesFragment`,
          },
        ],
      },
      {
        kind: 'category',
        title: 'Audio',
        rows: [
          {
            kind: 'switch',
            title: 'Audio description',
            icon: description,
            summary: 'Hear a description of what\u2019s happening on screen in supported movies and shows',
            value: flag('secure/enabled_accessibility_audio_description_by_default'),
          },
          { title: 'Audio adjustment', icon: audio, opens: `${prefix}.AudioAdjustmentFragment` },
        ],
      },
      {
        kind: 'category',
        title: 'General',
        rows: [
          { title: 'Accessibility shortcuts', opens: `${prefix}.ShortcutsSettingsFragment` },
          { title: 'Text-to-speech output', opens: 'com.android.settings.tts.TextToSpeechSettings' },
        ],
      },
    ],
  },
  {
    fragment: `${prefix}.ColorAndMotionFragment`,
    title: 'Color and motion',
    rows: [
      {
        title: 'Color inversion',
        icon: invert,
        summary: onOff(inversion),
        opens: `${prefix}.ToggleColorInversionPreferenceFragment`,
      },
      {
        kind: 'primary-switch',
        title: 'Dark theme',
        icon: dark,
        summary: darkThemeSummary,
        value: darkTheme,
        opens: 'com.android.settings.display.darkmode.DarkModeSettingsFragment',
      },
      {
        kind: 'category',
        title: 'Experimental',
        rows: [
          {
            title: 'Color correction',
            icon: contrastIcon,
            summary: onOff(correction),
            opens: `${prefix}.ToggleDaltonizerPreferenceFragment`,
          },
          {
            kind: 'switch',
            title: 'Remove animations',
            icon: noMotion,
            summary: 'Reduce movement on the screen',
            value: animations,
          },
          {
            kind: 'switch',
            title: 'Large mouse pointer',
            summary: 'Make the mouse pointer more noticeable',
            value: flag('secure/accessibility_large_pointer_icon'),
          },
        ],
      },
    ],
  },
  featurePage(
    'ToggleColorInversionPreferenceFragment',
    'Color inversion',
    inversion,
    'Light colors become dark, and dark colors light.',
  ),
  {
    fragment: `${prefix}.ToggleDaltonizerPreferenceFragment`,
    title: 'Color correction',
    rows: [
      { kind: 'main-switch', title: 'Use color correction', value: correction },
      {
        kind: 'radios',
        enabled: correction.read,
        entries: [
          { label: 'Red-green', summary: 'Green weak, deuteranomaly', value: '12' },
          { label: 'Red-green', summary: 'Red weak, protanomaly', value: '11' },
          { label: 'Blue-yellow', summary: 'Tritanomaly', value: '13' },
          { label: 'Grayscale', value: '0' },
        ],
        value: text('secure/accessibility_display_daltonizer', '12'),
      },
    ],
  },
  {
    fragment: `${prefix}.MagnificationPreferenceFragment`,
    title: 'Magnification',
    rows: [
      {
        kind: 'switch',
        title: 'Magnification shortcut',
        summary: (scope) => (magnification.read(scope) ? 'Triple-tap screen' : 'Off'),
        value: magnification,
      },
      {
        kind: 'list',
        title: 'Magnification type',
        entries: [
          { label: 'Full screen', value: '1' },
          { label: 'Partial screen', value: '2' },
          { label: 'Switch between full and partial screen', value: '3' },
        ],
        value: text('secure/accessibility_magnification_capability', '1'),
      },
      {
        kind: 'switch',
        title: 'Follow typing',
        summary: 'Magnifier follows text as you type',
        value: flag('secure/accessibility_magnification_follow_typing_enabled', { otherwise: true }),
      },
    ],
  },
  {
    fragment: `${prefix}.VibrationSettings`,
    title: 'Vibration & haptics',
    rows: [
      { kind: 'main-switch', title: 'Use vibration & haptics', value: vibrates },
      {
        kind: 'category',
        title: 'Calls',
        rows: [
          vibrationRow('Ring vibration', 'system/vibrate_when_ringing', false),
          vibrationRow('Vibrate first then ring gradually', 'system/apply_ramping_ringer', false),
        ],
      },
      {
        kind: 'category',
        title: 'Notifications and alarms',
        rows: [
          vibrationRow('Notification vibration', 'system/notification_vibration_intensity'),
          vibrationRow('Alarm vibration', 'system/alarm_vibration_intensity'),
        ],
      },
      {
        kind: 'category',
        title: 'Interactive haptics',
        rows: [
          vibrationRow('Touch feedback', 'system/haptic_feedback_enabled'),
          vibrationRow('Media vibration', 'system/media_vibration_intensity'),
        ],
      },
    ],
  },
  {
    fragment: `${prefix}.TapAssistanceFragment`,
    title: 'Timing controls',
    rows: [
      {
        kind: 'list',
        title: 'Touch & hold delay',
        entries: [
          { label: 'Short', value: '400' },
          { label: 'Medium', value: '1000' },
          { label: 'Long', value: '1500' },
        ],
        value: text('secure/long_press_timeout', '400'),
      },
      {
        title: 'Time to take action (Accessibility timeout)',
        summary: 'Default',
        opens: `${prefix}.AccessibilityControlTimeoutPreferenceFragment`,
      },
      {
        title: 'Autoclick (dwell timing)',
        summary: onOff(flag('secure/accessibility_autoclick_enabled')),
        opens: `${prefix}.ToggleAutoclickPreferenceFragment`,
      },
    ],
  },
  {
    fragment: `${prefix}.AccessibilityControlTimeoutPreferenceFragment`,
    title: 'Time to take action',
    rows: [
      { kind: 'intro', title: 'How long messages that ask for something stay on the screen' },
      {
        kind: 'radios',
        entries: [
          { label: 'Default', value: '0' },
          { label: '10 seconds', value: '10000' },
          { label: '30 seconds', value: '30000' },
          { label: '1 minute', value: '60000' },
          { label: '2 minutes', value: '120000' },
        ],
        value: text('secure/accessibility_interactive_ui_timeout_ms', '0'),
      },
    ],
  },
  {
    fragment: `${prefix}.ToggleAutoclickPreferenceFragment`,
    title: 'Autoclick (dwell timing)',
    rows: [
      {
        kind: 'radios',
        entries: [
          { label: 'Autoclick off', value: 'off' },
          { label: 'Short', summary: '0.2 seconds', value: '200' },
          { label: 'Medium', summary: '0.6 seconds', value: '600' },
          { label: 'Long', summary: '1 second', value: '1000' },
        ],
        value: {
          read: (scope) =>
            scope.setting('secure/accessibility_autoclick_enabled') === '1'
              ? (scope.setting('secure/accessibility_autoclick_delay') ?? '600')
              : 'off',
          write(scope, delay) {
            scope.put('secure/accessibility_autoclick_enabled', delay === 'off' ? '0' : '1');
            if (delay !== 'off') scope.put('secure/accessibility_autoclick_delay', delay);
          },
        },
      },
    ],
  },
  {
    fragment: `${prefix}.SystemControlsFragment`,
    title: 'System controls',
    rows: [
      {
        title: 'System navigation',
        summary: 'Gesture navigation',
        opens: 'com.android.settings.gestures.SystemNavigationGestureSettings',
      },
      {
        title: 'One-handed mode',
        summary: onOff(flag('secure/one_handed_mode_enabled')),
        opens: 'com.android.settings.gestures.OneHandedSettings',
      },
      {
        kind: 'switch',
        title: 'Power button ends call',
        // 2: hangs up, 1: turns the screen off.
        value: flag('secure/incall_power_button_behavior', { on: '2', off: '1' }),
      },
      { kind: 'switch', title: 'Auto-rotate screen', value: autoRotate },
    ],
  },
  {
    fragment: `${prefix}.CaptionPropertiesFragment`,
    title: 'Caption preferences',
    rows: [
      { kind: 'intro', title: 'Customize caption size and style to make them easier to read' },
      { kind: 'main-switch', title: 'Show captions', value: captions },
      {
        kind: 'list',
        title: 'Caption size and style',
        entries: [
          { label: 'Small text', value: '0.5' },
          { label: 'Default text size', value: '1.0' },
          { label: 'Large text', value: '1.5' },
          { label: 'Very large text', value: '2.0' },
        ],
        value: text('secure/accessibility_captioning_font_scale', '1.0'),
      },
    ],
  },
  {
    fragment: `${prefix}.AudioAdjustmentFragment`,
    title: 'Audio adjustment',
    rows: [
      {
        kind: 'switch',
        title: 'Mono audio',
        summary: 'Combine channels when playing audio',
        value: flag('system/master_mono'),
      },
      {
        kind: 'seekbar',
        title: 'Audio balance',
        max: 200,
        // From -1, left, to 1, right.
        value: {
          read: (scope) => Math.round((Number(scope.setting('system/master_balance') ?? 0) + 1) * 100),
          write: (scope, place) => scope.put('system/master_balance', String(place / 100 - 1)),
        },
      },
    ],
  },
  {
    fragment: `${prefix}.ShortcutsSettingsFragment`,
    title: 'Accessibility shortcuts',
    rows: [
      {
        title: 'Accessibility button',
        summary: 'Quickly access accessibility features',
        opens: `${prefix}.AccessibilityButtonFragment`,
      },
      {
        kind: 'switch',
        title: 'Shortcut from lock screen',
        summary: 'Allow feature shortcut to turn on from the lock screen. Hold both volume keys for a few seconds.',
        value: flag('secure/accessibility_shortcut_on_lock_screen'),
      },
    ],
  },
  {
    fragment: `${prefix}.AccessibilityButtonFragment`,
    title: 'Accessibility button',
    rows: [
      {
        kind: 'list',
        title: 'Location',
        entries: [
          { label: 'Floating over other apps', value: '1' },
          { label: 'Navigation bar', value: '0' },
        ],
        value: text('secure/accessibility_button_mode', '1'),
      },
      {
        kind: 'list',
        title: 'Size',
        entries: [
          { label: 'Small', value: '0' },
          { label: 'Large', value: '1' },
        ],
        value: text('secure/accessibility_floating_menu_size', '0'),
      },
      {
        kind: 'switch',
        title: 'Fade when not in use',
        summary: 'Fades after a few seconds so it\u2019s easier to see your screen',
        value: flag('secure/accessibility_floating_menu_fade_enabled', { otherwise: true }),
      },
    ],
  },
  {
    fragment: 'com.android.settings.tts.TextToSpeechSettings',
    title: 'Text-to-speech output',
    rows: [
      { kind: 'fact', title: 'Preferred engine', summary: 'Speech Services by Google' },
      {
        kind: 'list',
        title: 'Language',
        entries: [
          { label: 'Use system language', value: '' },
          { label: 'English (United States)', value: 'eng-USA' },
        ],
        value: text('secure/tts_default_locale', ''),
      },
      { kind: 'seekbar', title: 'Speech rate', max: 600, value: number('secure/tts_default_rate', 100) },
      { kind: 'seekbar', title: 'Pitch', max: 400, value: number('secure/tts_default_pitch', 100) },
    ],
  },
  featurePage(
    'ToggleReduceBrightColorsPreferenceFragment',
    'Extra dim',
    flag('secure/reduce_bright_colors_activated'),
    'The screen is dimmer than its lowest brightness.',
  ),
  ...accessibilityServicePages,
];
