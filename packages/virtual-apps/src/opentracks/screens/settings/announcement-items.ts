import type { PreferenceItem } from '@androidworld/app-sdk/ui';

const orOff = (values: readonly string[], unit: string) => [
  { value: '0', label: 'Off' },
  ...values.map((value) => ({ value, label: `${value} ${unit}` })),
];

const minutes = ['1', '2', '5', '10', '15', '30', '60'];

/** What is said aloud while recording. The phone has no voice: the settings are kept. */
export const announcementItems: readonly PreferenceItem[] = [
  { kind: 'switch', key: 'voiceUseSpeaker', title: 'Use the device’s speaker' },
  {
    kind: 'list',
    key: 'voiceSpeedRate',
    title: 'Voice speed',
    entries: ['0.7', '0.8', '0.9', '1.0', '1.1', '1.2', '1.3'].map((value) => ({ value, label: value })),
  },
  {
    kind: 'category',
    title: 'Idle Announcements',
    items: [{ kind: 'switch', key: 'voiceIdle', title: 'Idle' }],
  },
  {
    kind: 'category',
    title: 'Statistics Announcements',
    items: [
      {
        kind: 'list',
        key: 'voiceFrequency',
        title: 'Time interval',
        entries: [
          { value: '0', label: 'Off' },
          ...minutes.map((value) => ({ value: String(Number(value) * 60), label: `${value} min` })),
        ],
      },
      {
        kind: 'list',
        key: 'voiceDistance',
        title: 'Lap length',
        entries: orOff(['0.1', '0.2', '0.5', '1', '5', '10', '25', '50', '100'], 'mi'),
      },
      { kind: 'switch', key: 'voiceTotalDistance', title: 'Total distance' },
      { kind: 'switch', key: 'voiceMovingTime', title: 'Moving time' },
      { kind: 'switch', key: 'voiceAverageSpeed', title: 'Average speed/pace' },
      { kind: 'switch', key: 'voiceLapSpeed', title: 'Lap speed/pace' },
      { kind: 'switch', key: 'voiceAverageHeartRate', title: 'Average heart rate' },
      { kind: 'switch', key: 'voiceLapHeartRate', title: 'Lap heart rate' },
    ],
  },
];
