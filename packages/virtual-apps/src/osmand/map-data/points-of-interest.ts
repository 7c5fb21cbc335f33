import type { LatLon } from '../geo/lat-lon.ts';

export interface PointOfInterest extends LatLon {
  readonly name: string;
  /** As the app names it in a row: "Castle". */
  readonly type: string;
  readonly category: Category;
  /** Icon in files. */
  readonly icon: string;
}

/** Groups of the tab "Categories", in its order. */
export const categories = [
  'Accommodation',
  'Charging stations',
  'Emergency',
  'Entertainment',
  'Finance',
  'Food',
  'Natural',
  'Shop',
  'Sightseeing',
  'Sport',
  'Transport',
] as const;

type Category = (typeof categories)[number];

const poi = (
  category: Category,
  type: string,
  icon: string,
  name: string,
  lat: number,
  lon: number,
): PointOfInterest => ({ category, type, icon, name, lat, lon });

/** Well-known places; Schönberg as the benchmark gives it, others to about 300 m. */
export const pointsOfInterest: readonly PointOfInterest[] = [
  poi('Natural', 'Peak', 'natural_peak', 'Schönberg', 47.1303814, 9.5930117),
  poi('Natural', 'Peak', 'natural_peak', 'Grauspitz', 47.0529, 9.5813),
  poi('Natural', 'Peak', 'natural_peak', 'Drei Schwestern', 47.189, 9.5755),
  poi('Natural', 'Peak', 'natural_peak', 'Naafkopf', 47.0619, 9.6066),
  poi('Natural', 'Peak', 'natural_peak', 'Augstenberg', 47.0816, 9.6122),
  poi('Natural', 'Peak', 'natural_peak', 'Galinakopf', 47.1522, 9.6129),
  poi('Natural', 'Peak', 'natural_peak', 'Kuegrat', 47.1718, 9.572),
  poi('Natural', 'Peak', 'natural_peak', 'Alpspitz', 47.1575, 9.5558),
  poi('Natural', 'Lake', 'natural_water', 'Gänglesee', 47.1053, 9.5768),
  poi('Sightseeing', 'Castle', 'historic_castle', 'Vaduz Castle', 47.1395, 9.5245),
  poi('Sightseeing', 'Castle', 'historic_castle', 'Gutenberg Castle', 47.0655, 9.5006),
  poi('Sightseeing', 'Ruins', 'historic_ruins', 'Obere Burg', 47.2352, 9.5566),
  poi('Sightseeing', 'Museum', 'tourism_museum', 'Kunstmuseum Liechtenstein', 47.1394, 9.522),
  poi('Sightseeing', 'Museum', 'tourism_museum', 'Liechtensteinisches Landesmuseum', 47.138, 9.5232),
  poi('Sightseeing', 'Place of worship', 'religion_christian', 'Kathedrale St. Florin', 47.1372, 9.523),
  poi('Sightseeing', 'Place of worship', 'religion_christian', 'St. Laurentius', 47.1654, 9.5113),
  poi('Sightseeing', 'Public building', 'amenity_townhall', 'Landtag', 47.1377, 9.5227),
  poi('Food', 'Restaurant', 'restaurants', 'Gasthof Löwen', 47.1413, 9.5223),
  poi('Food', 'Restaurant', 'restaurants', 'Berggasthaus Matu', 47.0943, 9.5332),
  poi('Food', 'Restaurant', 'restaurants', 'Kulm', 47.1189, 9.542),
  poi('Food', 'Cafe', 'amenity_cafe', 'Café im Kunstmuseum', 47.1393, 9.5219),
  poi('Food', 'Cafe', 'amenity_cafe', 'Dorfcafé', 47.2114, 9.5231),
  poi('Accommodation', 'Hotel', 'tourism_hotel', 'Park Hotel', 47.1437, 9.526),
  poi('Accommodation', 'Hotel', 'tourism_hotel', 'Hotel Gorfion', 47.1018, 9.6085),
  poi('Accommodation', 'Hostel', 'tourism_hostel', 'Jugendherberge', 47.1634, 9.5006),
  poi('Accommodation', 'Camp site', 'tourism_camp_site', 'Camping Mittagspitze', 47.0864, 9.5257),
  poi('Shop', 'Supermarket', 'shop_supermarket', 'Lindahof', 47.1655, 9.5098),
  poi('Shop', 'Bakery', 'shop_bakery', 'Bäckerei Wanger', 47.167, 9.5094),
  poi('Finance', 'Bank', 'amenity_bank', 'Landesbank', 47.1386, 9.5222),
  poi('Emergency', 'Hospital', 'amenity_hospital', 'Landesspital', 47.1327, 9.5187),
  poi('Sport', 'Stadium', 'leisure_stadium', 'Rheinpark Stadion', 47.1404, 9.5101),
  poi('Sport', 'Chair lift', 'aerialway_chair_lift', 'Malbi-Park', 47.1008, 9.6063),
  poi('Entertainment', 'Theatre', 'amenity_theatre', 'TAK Theater', 47.1648, 9.5122),
  poi('Transport', 'Railway station', 'railway_station', 'Bahnhof Schaan-Vaduz', 47.1684, 9.5086),
  poi('Transport', 'Railway station', 'railway_station', 'Bahnhof Nendeln', 47.1997, 9.5408),
  poi('Transport', 'Bus stop', 'public_transport_stop_position', 'Vaduz Post', 47.1391, 9.5214),
  poi('Transport', 'Bus stop', 'public_transport_stop_position', 'Malbun Zentrum', 47.1027, 9.6089),
  poi('Charging stations', 'Charging station', 'amenity_charging_station', 'Ladestation Marktplatz', 47.1402, 9.5211),
];
