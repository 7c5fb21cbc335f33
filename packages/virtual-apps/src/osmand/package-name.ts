export const packageName = 'net.osmand';

export const activities = {
  map: 'net.osmand.plus.activities.MapActivity',
  myPlaces: 'net.osmand.plus.myplaces.MyPlacesActivity',
  geoIntent: 'net.osmand.plus.activities.search.GeoIntentActivity',
} as const;

/** Of the addresses of files that it shares. */
export const fileAuthority = `${packageName}.fileprovider`;

/** Its folder in shared storage, where maps, favourites and tracks are. */
export const externalFolder = `/storage/emulated/0/Android/data/${packageName}/files`;

/** The version that stands in files it writes. */
export const creator = 'OsmAnd 4.6.13';

/** Extra: what a place that is to be shown is called. */
export const placeName = 'net.osmand.place_name';
