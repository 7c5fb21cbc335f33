import { definePreferences, pref } from '@androidworld/app-sdk';
import { packageName } from '../package-name.ts';

const profileKeys = ['default', 'car', 'bicycle', 'pedestrian', 'public_transport'] as const;

export type ProfileKey = (typeof profileKeys)[number];

/** `shared_prefs/net.osmand.settings.xml`: what holds for every profile. */
export const settings = definePreferences(`${packageName}.settings`, {
  showWelcome: pref.boolean(true, 'show_osmand_welcome_screen'),
  lastLat: pref.float(0, 'last_known_map_lat'),
  lastLon: pref.float(0, 'last_known_map_lon'),
  lastZoom: pref.int(5, 'last_known_map_zoom'),
  lastCity: pref.string('', 'last_searched_city_name'),
  /** The group a favourite was put into last. */
  lastGroup: pref.string('', 'last_fav_category'),
  /** Groups of favourites that are unfolded in My Places, each after a line break. */
  openGroups: pref.string('', 'my_places_open_groups'),
  profile: pref.enum(profileKeys, 'default', 'application_mode'),
  /** Keys of the profiles one can change to, each before a comma. */
  availableProfiles: pref.string('car,bicycle,pedestrian,public_transport,', 'available_application_modes'),
  /** Names of track files, with their folder, one in a line. */
  shownTracks: pref.string('', 'selected_gpx'),
});

const ofProfile = {
  showFavorites: pref.boolean(true, 'show_favorites'),
  showMarkers: pref.boolean(true, 'show_map_markers'),
  showPoiLabels: pref.boolean(true, 'show_poi_label'),
  /** A kind of places that are shown on the map; empty for none. */
  poiOverlay: pref.string('', 'selected_poi_filter_for_map'),
  showTransport: pref.boolean(false, 'show_transport'),
  markersMode: pref.enum(['TOOLBAR', 'WIDGETS', 'NONE'], 'TOOLBAR', 'map_markers_mode'),
  /** How many of them the bar has: 1 or 2. */
  displayedMarkers: pref.int(1, 'displayed_markers_widgets_count'),
  metricSystem: pref.enum(['MILES_AND_FEET', 'KILOMETERS_AND_METERS'], 'MILES_AND_FEET', 'default_metric_system'),
  /** Place in `coordinatesFormats`. */
  coordinatesFormat: pref.int(0, 'coordinates_format'),
  dayNight: pref.enum(['DAY', 'NIGHT', 'AUTO', 'SENSOR'], 'DAY', 'daynight_mode'),
  /** 0 dark, 1 light, 2 as the phone: the default since 4.4. */
  appTheme: pref.int(2, 'osmand_theme'),
  textScale: pref.float(1, 'text_scale'),
  mapDensity: pref.float(1, 'map_density_n'),
  rotateMap: pref.enum(['NONE', 'BEARING', 'COMPASS', 'MANUAL'], 'NONE', 'rotate_map'),
};

const stored = (key: ProfileKey) => definePreferences(`${packageName}.settings.${key}`, ofProfile);

/** `shared_prefs/net.osmand.settings.<profile>.xml`: what each profile has of its own. */
export const profileSettings = {
  default: stored('default'),
  car: stored('car'),
  bicycle: stored('bicycle'),
  pedestrian: stored('pedestrian'),
  public_transport: stored('public_transport'),
} as const satisfies Record<ProfileKey, unknown>;

export type ProfileSettings = typeof profileSettings.default.missing;
