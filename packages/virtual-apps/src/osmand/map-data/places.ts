import type { LatLon } from '../geo/lat-lon.ts';

type PlaceKind = 'Town' | 'Village' | 'Hamlet' | 'Locality';

/** A settlement of the map, with what lies in it. */
export interface Place extends LatLon {
  readonly name: string;
  readonly kind: PlaceKind;
  /** Names of its streets; where each lies is told by its number in the list. */
  readonly streets: readonly string[];
  readonly postcode?: string;
}

const place = (
  kind: PlaceKind,
  name: string,
  lat: number,
  lon: number,
  streets: readonly string[] = [],
  postcode?: string,
): Place => ({ kind, name, lat, lon, streets, ...(postcode === undefined ? {} : { postcode }) });

/** Settlements of Liechtenstein: facts of OpenStreetMap, as far as the benchmark's tasks give them; others to about 300 m. */
export const places: readonly Place[] = [
  place(
    'Town',
    'Vaduz',
    47.1392,
    9.5228,
    ['Städtle', 'Äulestrasse', 'Heiligkreuz', 'Austrasse', 'Landstrasse'],
    '9490',
  ),
  place(
    'Town',
    'Schaan',
    47.1663432,
    9.5103085,
    ['Feldkircher Strasse', 'Bahnhofstrasse', 'Zollstrasse', 'Im Bretscha', 'Landstrasse'],
    '9494',
  ),
  place(
    'Village',
    'Triesen',
    47.106997,
    9.5274854,
    ['Dorfstrasse', 'Meierhofstrasse', 'Messinastrasse', 'Landstrasse'],
    '9495',
  ),
  place('Village', 'Triesenberg', 47.1185, 9.5416, ['Bergstrasse', 'Dorfzentrum'], '9497'),
  place(
    'Village',
    'Balzers',
    47.0688832,
    9.5061564,
    ['Landstrasse', 'Gagoz', 'Fürstenstrasse', 'Unterm Schloss'],
    '9496',
  ),
  place('Village', 'Planken', 47.1858882, 9.5452201, ['Dorfstrasse', 'Oberplanknerstrasse'], '9498'),
  place('Village', 'Eschen', 47.2112, 9.5225, ['Essanestrasse', 'St. Luzi-Strasse', 'St. Martins-Ring'], '9492'),
  place('Village', 'Mauren', 47.2191, 9.5445, ['Peter-Kaiser-Strasse', 'Weiherring'], '9493'),
  place('Village', 'Gamprin', 47.2204, 9.5095, ['Oberbühl', 'Haldenstrasse'], '9487'),
  place('Village', 'Ruggell', 47.23976, 9.5262837, ['Industriestrasse', 'Giessenstrasse', 'Landstrasse'], '9491'),
  place('Village', 'Schellenberg', 47.231, 9.5469, ['Dorf', 'Winkel', 'St. Georg-Strasse'], '9488'),
  place('Village', 'Bendern', 47.2122151, 9.5062101, ['Eschner Strasse', 'Haldenstrasse'], '9487'),
  place('Village', 'Nendeln', 47.1973857, 9.5430636, ['Churer Strasse', 'Feldkircher Strasse'], '9485'),
  place('Village', 'Schaanwald', 47.2165476, 9.5699984, ['Vorarlberger-Strasse', 'Rüttistrasse'], '9486'),
  place('Village', 'Malbun', 47.1026191, 9.6083057, ['Malbunstrasse'], '9497'),
  place('Hamlet', 'Steg', 47.1115, 9.5745, ['Kleinsteg']),
  place('Hamlet', 'Rotenboden', 47.1275785, 9.5387131),
  place('Locality', 'Oberplanken', 47.1784977, 9.5450163),
  place('Hamlet', 'Mühleholz', 47.1518, 9.5155),
  place('Hamlet', 'Ebenholz', 47.1487, 9.5185),
  place('Hamlet', 'Hinterschellenberg', 47.2331, 9.5537),
  place('Hamlet', 'Masescha', 47.1344, 9.5493),
  place('Locality', 'Silum', 47.1306, 9.5572),
  place('Locality', 'Gaflei', 47.1427, 9.5467),
  place('Locality', 'Gnalp', 47.1164, 9.5571),
  place('Hamlet', 'Lavadina', 47.1044, 9.5452),
  place('Locality', 'Sücka', 47.1109, 9.5661),
];
