/** What the settings offer, in the order of their lists. */
function choices<const V extends string | number>(...pairs: readonly (readonly [V, string])[]) {
  return pairs.map(([value, label]) => ({ value, label }));
}

export const appThemes = choices([0, 'Dark'], [1, 'Light'], [2, 'System default']);

export const mapModes = choices(
  ['DAY', 'Day'],
  ['NIGHT', 'Night'],
  ['AUTO', 'Sunrise/sunset'],
  ['SENSOR', 'Light sensor'],
);

export const lengthUnits = choices(['KILOMETERS_AND_METERS', 'Kilometers/meters'], ['MILES_AND_FEET', 'Miles/feet']);

export const coordinatesFormats = choices(
  [0, 'DDD.DDDDD°'],
  [1, "DDD° MM.MMM'"],
  [2, 'DDD° MM\' SS.S"'],
  [3, 'DDD.DDDDD'],
  [4, 'UTM'],
  [5, 'OLC'],
);

export const markerModes = choices(['TOOLBAR', 'Top bar'], ['WIDGETS', 'Widgets'], ['NONE', 'None']);

export const orientations = choices(
  ['NONE', 'North is up'],
  ['BEARING', 'Movement direction'],
  ['COMPASS', 'Compass direction'],
  ['MANUAL', 'Manually rotated'],
);

const percents = (values: readonly number[]) =>
  values.map((value) => ({ value, label: `${Math.round(value * 100)} %` }));

export const textSizes = percents([0.75, 1, 1.25, 1.5, 2]);

export const magnifications = percents([0.5, 0.75, 1, 1.5, 2, 3]);
