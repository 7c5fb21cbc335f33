import type { TrackerPreferences } from '../store/preferences.ts';

export type ExportFormat = TrackerPreferences['exportFormat'];

interface FormatFacts {
  readonly label: string;
  readonly extension: string;
  readonly mimeType: string;
}

export const exportFormats: Readonly<Record<ExportFormat, FormatFacts>> = {
  KMZ_WITH_TRACKDETAIL_SENSORDATA_AND_PICTURES: {
    label: 'KMZ (with photos)',
    extension: 'kmz',
    mimeType: 'application/vnd.google-earth.kmz',
  },
  KMZ_WITH_TRACKDETAIL_AND_SENSORDATA: {
    label: 'KMZ (without photos)',
    extension: 'kmz',
    mimeType: 'application/vnd.google-earth.kmz',
  },
  KML_WITH_TRACKDETAIL_AND_SENSORDATA: {
    label: 'KML (without photos)',
    extension: 'kml',
    mimeType: 'application/vnd.google-earth.kml+xml',
  },
  GPX: { label: 'GPX (without photos)', extension: 'gpx', mimeType: 'application/gpx+xml' },
  CSV: { label: 'CSV (without photos)', extension: 'csv', mimeType: 'text/csv' },
};

export const exportFormatNames = Object.keys(exportFormats) as ExportFormat[];
