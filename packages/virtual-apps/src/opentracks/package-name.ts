export const trackerPackage = 'de.dennisguse.opentracks';

const named = (name: string) => `${trackerPackage}.${name}`;

/** Classes of the activities. */
export const activities = {
  introduction: named('introduction.IntroductionActivity'),
  list: named('TrackListActivity'),
  recorded: named('TrackRecordedActivity'),
  recording: named('TrackRecordingActivity'),
  stopped: named('TrackStoppedActivity'),
  edit: named('TrackEditActivity'),
  statistics: named('ui.aggregatedStatistics.AggregatedStatisticsActivity'),
  markers: named('ui.markers.MarkerListActivity'),
  markerDetail: named('ui.markers.MarkerDetailActivity'),
  markerEdit: named('ui.markers.MarkerEditActivity'),
  settings: named('settings.SettingsActivity'),
  about: named('AboutActivity'),
  help: named('HelpActivity'),
} as const;

export const services = {
  recording: named('services.TrackRecordingService'),
  delete: named('services.TrackDeleteService'),
  export: named('io.file.exporter.ExportService'),
  import: named('io.file.importer.ImportService'),
} as const;

/** Extras of the app's own intents. */
export const extras = {
  track: 'track_id',
  tracks: 'track_ids',
  marker: 'marker_id',
} as const;
