import { atLocal, DateFormat, localParts } from '@androidworld/app-sdk';
import { DatePicker, PreferenceItems, phoneNow, TimePicker, useNow } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { flag } from '../bindings.ts';
import type { PageScope, SettingsPage } from '../page.ts';
import { offsetText, regionOf, regions, zoneName, zonesOf } from './regions.ts';

const prefix = 'com.android.settings.datetime.timezone';
const autoTime = flag('global/auto_time', { otherwise: true });
const autoZone = flag('global/auto_time_zone', { otherwise: true });
const format = 'system/time_12_24';

/** e.g. `GMT+00:00 Coordinated Universal Time` */
export function zoneSummary({ phone }: PageScope): string {
  const { zone } = phone.clock;
  return `${offsetText(zone, phoneNow())} ${zoneName(zone, phoneNow())}`;
}

/** Minutes of the hours that fixed zones differ from UTC by. */
const fixedOffsets = Array.from({ length: 27 }, (_, place) => 14 - place);

/** Names of the IANA have the sign the other way round. */
function fixedZone(hours: number): string {
  return hours === 0 ? 'Etc/UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

function fixedName(hours: number): string {
  const sign = hours < 0 ? '-' : '+';
  return `GMT${sign}${String(Math.abs(hours)).padStart(2, '0')}:00`;
}

function setZone(scope: PageScope, zone: string): void {
  scope.act((api) => api.system.setZone(zone));
}

/** What of a zone tells it from others of its region. */
function city(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

export const dateTimePages: readonly SettingsPage[] = [
  {
    fragment: 'com.android.settings.datetime.DateTimeSettings',
    title: 'Date & time',
    rows: [
      { kind: 'switch', title: 'Set time automatically', value: autoTime },
      { kind: 'custom', key: 'date and time', content: (scope) => <DateAndTime scope={scope} /> },
      {
        kind: 'category',
        title: 'Time zone',
        rows: [
          { kind: 'switch', title: 'Set time zone automatically', value: autoZone },
          {
            kind: 'switch',
            title: 'Use location to set time zone',
            value: flag('secure/location_time_zone_detection_enabled', { otherwise: true }),
            enabled: autoZone.read,
          },
          {
            title: 'Time zone',
            summary: zoneSummary,
            enabled: (scope) => !autoZone.read(scope),
            opens: `${prefix}.TimeZoneSettings`,
          },
        ],
      },
      {
        kind: 'category',
        title: 'Time format',
        rows: [
          {
            kind: 'switch',
            title: 'Use locale default',
            value: {
              read: (scope) => (scope.setting(format) ?? null) === null,
              write: (scope, on) => scope.put(format, on ? null : '12'),
            },
          },
          {
            kind: 'switch',
            title: 'Use 24-hour format',
            summary: ({ phone }) => (phone.clock.hour24 ? '13:00' : '1:00 PM'),
            value: {
              read: ({ phone }) => phone.clock.hour24,
              write: (scope, on) => scope.put(format, on ? '24' : '12'),
            },
            enabled: (scope) => (scope.setting(format) ?? null) !== null,
          },
        ],
      },
    ],
  },
  {
    fragment: `${prefix}.TimeZoneSettings`,
    title: 'Select time zone',
    rows: [
      {
        title: 'Region',
        summary: ({ phone }) => regionOf(phone.clock.zone)?.name,
        opens: `${prefix}.RegionSearchPicker`,
      },
      {
        title: 'Time zone',
        summary: ({ phone }) =>
          `${zoneName(phone.clock.zone, phoneNow())} (${offsetText(phone.clock.zone, phoneNow())})`,
        enabled: ({ phone }) => zonesOf(regionOf(phone.clock.zone)?.code).length > 1,
        opens: ({ phone }) => ({
          fragment: `${prefix}.RegionZonePicker`,
          arg: regionOf(phone.clock.zone)?.code,
        }),
      },
      {
        title: 'Select UTC offset',
        summary: ({ phone }) => (regionOf(phone.clock.zone) === undefined ? phone.clock.zone : undefined),
        opens: `${prefix}.FixedOffsetPicker`,
      },
    ],
  },
  {
    fragment: `${prefix}.RegionSearchPicker`,
    title: 'Region',
    rows: () =>
      regions().map(({ code, name }) => ({
        title: name,
        onClick(scope) {
          const zones = zonesOf(code);
          if (zones.length > 1) scope.open({ fragment: `${prefix}.RegionZonePicker`, arg: code });
          else setZone(scope, zones[0] ?? 'UTC');
        },
      })),
  },
  {
    fragment: `${prefix}.RegionZonePicker`,
    title: 'Time zone',
    rows: ({ arg = 'US', phone }) => [
      {
        kind: 'radios',
        entries: zonesOf(arg).map((zone) => ({
          label: city(zone),
          summary: `${zoneName(zone, phoneNow())} (${offsetText(zone, phoneNow())})`,
          value: zone,
        })),
        value: { read: () => phone.clock.zone, write: setZone },
      },
    ],
  },
  {
    fragment: `${prefix}.FixedOffsetPicker`,
    title: 'Select UTC offset',
    rows: ({ phone }) => [
      {
        kind: 'radios',
        entries: fixedOffsets.map((hours) => ({ label: fixedName(hours), value: fixedZone(hours) })),
        value: { read: () => phone.clock.zone, write: setZone },
      },
    ],
  },
];

/** The two rows that a dialog of their own sets. */
function DateAndTime({ scope }: { scope: PageScope }) {
  const [open, setOpen] = useState<'date' | 'time'>();
  const { zone, hour24 } = scope.phone.clock;
  const now = useNow({ everyMs: 1000 });
  const local = localParts(now, zone);
  const isManual = !autoTime.read(scope);
  const close = () => setOpen(undefined);
  const set = (parts: Partial<typeof local>) => {
    scope.act((api) => api.system.setTime(atLocal({ ...local, ...parts }, zone)));
    close();
  };
  return (
    <>
      <PreferenceItems
        items={[
          {
            title: 'Date',
            summary: DateFormat.getLongDateFormat({ zone })(now),
            enabled: isManual,
            onClick: () => setOpen('date'),
          },
          {
            title: 'Time',
            summary: DateFormat.getTimeFormat({ zone, hour24 })(now),
            enabled: isManual,
            onClick: () => setOpen('time'),
          },
        ]}
      />
      {open === 'date' && <DatePicker value={local} onPick={set} onDismiss={close} />}
      {open === 'time' && <TimePicker value={local} hour24={hour24} onPick={set} onDismiss={close} />}
    </>
  );
}
