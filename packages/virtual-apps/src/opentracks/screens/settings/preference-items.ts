import type { PreferenceItem } from '@androidworld/app-sdk/ui';
import { activityTypes } from '../../activity-types.ts';
import { mapFormats } from '../../export/map-formats.ts';

const entries = (values: readonly (string | number)[], label: (value: string) => string) =>
  values.map(String).map((value) => ({ value, label: label(value) }));

/** `0` is the first sentence; the others are so many seconds, told in minutes from one on. */
const seconds = (none: string) => (value: string) => {
  const count = Number(value);
  if (count === 0) return none;
  return count < 60 ? `${count} s` : `${count / 60} min`;
};

const metres = (value: string) => `${value} m`;

export const unitItems: readonly PreferenceItem[] = [
  {
    kind: 'category',
    title: 'Units',
    items: [
      {
        kind: 'list',
        key: 'units',
        title: 'Preferred units',
        entries: [
          { value: 'METRIC', label: 'Metric (km, m)' },
          { value: 'IMPERIAL', label: 'Imperial (mi, ft)' },
          { value: 'IMPERIAL_METER', label: 'Imperial (mi, m)' },
          { value: 'NAUTICAL', label: 'Nautical (NM, ft)' },
        ],
      },
      {
        kind: 'list',
        key: 'rate',
        title: 'Preferred rate',
        entries: [
          { value: 'ACTIVITY_TYPE', label: 'By activity type' },
          { value: 'SPEED', label: 'Speed' },
          { value: 'PACE', label: 'Pace' },
        ],
      },
    ],
  },
  {
    kind: 'category',
    title: 'Activity’s Defaults',
    items: [
      {
        kind: 'list',
        key: 'defaultActivity',
        title: 'Default activity type',
        entries: [...new Set(activityTypes.map(({ text }) => text))].map((text) => ({ value: text, label: text })),
      },
      {
        kind: 'list',
        key: 'trackName',
        title: 'Default track name',
        entries: [
          { value: 'DATE_LOCAL', label: 'Date (local)' },
          { value: 'DATE_ISO_8601', label: 'Date (ISO 8601)' },
          { value: 'NUMBER', label: 'Number' },
        ],
      },
    ],
  },
];

export function userInterfaceItems(onLayout: () => void): readonly PreferenceItem[] {
  return [
    {
      kind: 'list',
      key: 'nightMode',
      title: 'UI Theme',
      entries: [
        { value: '-1', label: 'System' },
        { value: '1', label: 'Day' },
        { value: '2', label: 'Night' },
      ],
    },
    { kind: 'switch', key: 'dynamicColors', title: 'Dynamic Colors' },
    {
      kind: 'list',
      key: 'showOnMapFormat',
      title: 'Select "show on map" behavior',
      entries: [{ value: 'ASK', label: 'Ask every time' }, ...mapFormats],
    },
    {
      kind: 'category',
      title: 'Recording',
      items: [
        { title: 'Customize your recording layout', onClick: onLayout },
        { title: 'Reset Custom Layout', onClick: onLayout },
        { kind: 'switch', key: 'showOnLockscreen', title: 'Show statistics on lockscreen' },
        { kind: 'switch', key: 'keepScreenOn', title: 'Keep screen on' },
        { kind: 'switch', key: 'fullscreen', title: 'Fullscreen' },
      ],
    },
  ];
}

export const gpsItems: readonly PreferenceItem[] = [
  {
    kind: 'list',
    key: 'minRecordingInterval',
    title: 'Sampling time interval',
    entries: entries([0, 2, 3, 4, 5, 10, 20, 30, 60, 120, 300, 480, 900, 1800], seconds('As often as possible')),
  },
  {
    kind: 'list',
    key: 'recordingDistanceInterval',
    title: 'Recording distance interval',
    entries: entries([1, 2, 5, 10, 20, 50, 100], metres),
  },
  {
    kind: 'list',
    key: 'maxRecordingDistance',
    title: 'Max distance',
    entries: entries([50, 100, 200, 500, 1000, 5000], metres),
  },
  {
    kind: 'list',
    key: 'recordingGpsAccuracy',
    title: 'GPS accuracy',
    entries: entries([10, 20, 50, 100, 200, 500, 1000, 2000], metres),
  },
  {
    kind: 'list',
    key: 'idleSpeedDuration',
    title: 'Idle threshold',
    entries: entries([5, 10, 15, 30, 45, 60, 120], (value) => `${value} s`),
  },
];

/** No sensor is near the phone: there is nothing to choose but the one inside, and none. */
const sensor = (key: string, title: string): PreferenceItem => ({
  kind: 'list',
  key,
  title,
  entries: [{ value: 'NONE', label: 'None' }],
});

export const bluetoothItems: readonly PreferenceItem[] = [
  {
    kind: 'category',
    title: 'Generic',
    items: [
      sensor('bluetoothHeartRate', 'Heart rate'),
      { kind: 'edit', key: 'maxHeartRate', title: 'Zones: maximum Heart rate (bpm)' },
      sensor('bluetoothBarometer', 'Barometer'),
    ],
  },
  {
    kind: 'category',
    title: 'Cycling',
    items: [
      sensor('bluetoothCadence', 'Cadence'),
      sensor('bluetoothPower', 'Power'),
      sensor('bluetoothSpeed', 'Distance and Speed'),
      { kind: 'edit', key: 'wheelCircumference', title: 'Wheel Circumference (mm)' },
    ],
  },
  { kind: 'category', title: 'Running', items: [sensor('bluetoothRunning', 'Distance, Speed, and Cadence')] },
  {
    kind: 'category',
    title: 'Advanced',
    items: [{ kind: 'switch', key: 'bluetoothFilter', title: 'Filter Bluetooth Devices' }],
  },
];

export const publicApiItems: readonly PreferenceItem[] = [
  { title: 'Package name for Public API', summary: 'de.dennisguse.opentracks' },
  { kind: 'switch', key: 'publicApi', title: 'Public API' },
  { kind: 'switch', key: 'publicApiDashboard', title: 'Automatic data transfer', dependency: 'publicApi' },
];
