import { definePreferences, pref } from '@androidworld/app-sdk';
import { packageName } from '../package-name.ts';

/** `shared_prefs/net.osmand.settings.xml`: what holds for every profile. */
export const settings = definePreferences(`${packageName}.settings`, {
  showWelcome: pref.boolean(true, 'show_osmand_welcome_screen'),
  lastLat: pref.float(0, 'last_known_map_lat'),
  lastLon: pref.float(0, 'last_known_map_lon'),
  lastZoom: pref.int(5, 'last_known_map_zoom'),
  lastCity: pref.string('', 'last_searched_city_name'),
  /** The group a favourite was put into last. */
  lastGroup: pref.string('', 'last_fav_category'),
  profile: pref.enum(['default', 'car', 'bicycle', 'pedestrian', 'public_transport'], 'default', 'application_mode'),
  /** Names of track files, with their folder, one in a line. */
  shownTracks: pref.string('', 'selected_gpx'),
});

/** `shared_prefs/net.osmand.settings.default.xml`: the profile "Browse map". */
export const profileSettings = definePreferences(`${packageName}.settings.default`, {
  showFavorites: pref.boolean(true, 'show_favorites'),
  showMarkers: pref.boolean(true, 'show_map_markers'),
  showPoiLabels: pref.boolean(true, 'show_poi_label'),
  markersMode: pref.enum(['TOOLBAR', 'WIDGETS', 'NONE'], 'TOOLBAR', 'map_markers_mode'),
  metricSystem: pref.enum(['MILES_AND_FEET', 'KILOMETERS_AND_METERS'], 'MILES_AND_FEET', 'default_metric_system'),
  /** 0 degrees, 1 minutes, 2 seconds, 3 short. */
  coordinatesFormat: pref.int(0, 'coordinates_format'),
  dayNight: pref.enum(['DAY', 'NIGHT', 'AUTO', 'SENSOR'], 'DAY', 'daynight_mode'),
  textScale: pref.float(1, 'text_scale'),
});
