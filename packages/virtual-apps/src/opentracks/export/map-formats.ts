import { exportFormats } from './formats.ts';

/** The interface of the app's own map, which is another app. */
export const dashboard = 'DASHBOARD';

/** What "Show on map" may be: files for other apps, or that interface. */
export const mapFormats: readonly { readonly value: string; readonly label: string }[] = [
  ...(['KMZ_WITH_TRACKDETAIL_SENSORDATA_AND_PICTURES', 'KML_WITH_TRACKDETAIL_AND_SENSORDATA', 'GPX'] as const).map(
    (value) => ({ value, label: exportFormats[value].label }),
  ),
  { value: dashboard, label: 'OpenTracks Dashboard API' },
];
