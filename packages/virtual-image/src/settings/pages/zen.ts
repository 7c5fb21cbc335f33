import { flag, text } from '../bindings.ts';
import type { Binding, PageScope, SettingsPage } from '../page.ts';
import { zenButton } from './zen-button.tsx';
import { zenMode } from './zen-mode.ts';

const prefix = 'com.android.settings.notification.zen';

export function zenSummary(scope: PageScope): string {
  return zenMode.read(scope) ? 'On' : 'Off';
}

const people = [
  { label: 'Starred contacts', value: 'starred' },
  { label: 'Contacts', value: 'contacts' },
  { label: 'Anyone', value: 'anyone' },
  { label: 'None', value: 'none' },
] as const;

const messages = text('secure/zen_messages_from', 'none');
const calls = text('secure/zen_calls_from', 'starred');
const sleeping = flag('secure/zen_rule_sleeping');
const event = flag('secure/zen_rule_event');
const labelOf = (binding: Binding<string>) => (scope: PageScope) =>
  people.find(({ value }) => value === binding.read(scope))?.label;

/** Do Not Disturb, and what may interrupt it. */
export const zenPages: readonly SettingsPage[] = [
  {
    fragment: `${prefix}.ZenModeSettings`,
    title: 'Do Not Disturb',
    rows: [
      zenButton,
      {
        kind: 'category',
        title: 'What can interrupt Do Not Disturb',
        rows: [
          { title: 'People', summary: 'Some people can interrupt', opens: `${prefix}.ZenModePeopleSettings` },
          { title: 'Apps', summary: 'No apps can interrupt', opens: `${prefix}.ZenModeBypassingAppsSettings` },
          {
            title: 'Alarms & other interruptions',
            summary: 'Alarms and media sounds can interrupt',
            opens: `${prefix}.ZenModeSoundVibrationSettings`,
          },
        ],
      },
      {
        kind: 'category',
        title: 'General',
        rows: [
          {
            title: 'Schedules',
            summary: (scope) => {
              const on = [sleeping, event].filter((rule) => rule.read(scope)).length;
              return on === 0
                ? 'None'
                : on === 1
                  ? '1 schedule can turn on automatically'
                  : `${on} schedules can turn on automatically`;
            },
            opens: `${prefix}.ZenModeAutomationSettings`,
          },
          {
            kind: 'list',
            title: 'Duration for Quick Settings',
            entries: [
              { label: 'Until you turn off', value: '0' },
              { label: '1 hour', value: '60' },
              { label: 'Ask every time', value: '-1' },
            ],
            value: text('secure/zen_duration', '0'),
          },
          {
            title: 'Display options for hidden notifications',
            summary: 'No sound from notifications',
            opens: `${prefix}.ZenModeRestrictNotificationsSettings`,
          },
        ],
      },
    ],
  },
  {
    fragment: `${prefix}.ZenModePeopleSettings`,
    title: 'People',
    rows: [
      {
        kind: 'category',
        title: 'Who can interrupt',
        rows: [
          { title: 'Messages', summary: labelOf(messages), opens: `${prefix}.ZenModeMessagesSettings` },
          { title: 'Calls', summary: labelOf(calls), opens: `${prefix}.ZenModeCallsSettings` },
        ],
      },
    ],
  },
  {
    fragment: `${prefix}.ZenModeMessagesSettings`,
    title: 'Messages',
    rows: [
      {
        kind: 'category',
        title: 'Messages that can interrupt',
        rows: [{ kind: 'radios', entries: people, value: messages }],
      },
    ],
  },
  {
    fragment: `${prefix}.ZenModeCallsSettings`,
    title: 'Calls',
    rows: [
      {
        kind: 'category',
        title: 'Calls that can interrupt',
        rows: [{ kind: 'radios', entries: people, value: calls }],
      },
      {
        kind: 'switch',
        title: 'Allow repeat callers',
        summary: 'If the same person calls a second time within a 15 minute period',
        value: flag('secure/zen_repeat_callers', { otherwise: true }),
      },
    ],
  },
  {
    fragment: `${prefix}.ZenModeBypassingAppsSettings`,
    title: 'Apps',
    rows: [{ kind: 'footer', title: 'No app may interrupt.' }],
  },
  {
    fragment: `${prefix}.ZenModeSoundVibrationSettings`,
    title: 'Alarms & other interruptions',
    rows: [
      { kind: 'switch', title: 'Alarms', value: flag('secure/zen_alarms', { otherwise: true }) },
      {
        kind: 'switch',
        title: 'Media sounds',
        summary: 'Sounds from videos, games, and other media',
        value: flag('secure/zen_media', { otherwise: true }),
      },
      {
        kind: 'switch',
        title: 'Touch sounds',
        summary: 'Sounds from the keyboard and other buttons',
        value: flag('secure/zen_system'),
      },
      { kind: 'switch', title: 'Reminders', value: flag('secure/zen_reminders') },
      { kind: 'switch', title: 'Calendar events', value: flag('secure/zen_events') },
    ],
  },
  {
    fragment: `${prefix}.ZenModeAutomationSettings`,
    title: 'Schedules',
    rows: [
      {
        kind: 'switch',
        title: 'Sleeping',
        summary: 'Sun, Mon, Tue, Wed, Thu, Fri, Sat, 10:00 PM to 7:00 AM',
        value: sleeping,
      },
      { kind: 'switch', title: 'Event', summary: 'Any calendar', value: event },
    ],
  },
  {
    fragment: `${prefix}.ZenModeRestrictNotificationsSettings`,
    title: 'Display options for hidden notifications',
    rows: [
      {
        kind: 'category',
        title: 'When Do Not Disturb is on',
        rows: [
          {
            kind: 'radios',
            entries: [
              { label: 'No sound from notifications', value: 'mute' },
              { label: 'No visuals or sound from notifications', value: 'hide' },
            ],
            value: text('secure/zen_hidden_notifications', 'mute'),
          },
        ],
      },
    ],
  },
];
