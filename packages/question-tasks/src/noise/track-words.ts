/** Activity types of the app, each by the one name that the app and questions use. */
export const activityTypes = [
  'running',
  'trail running',
  'street running',
  'walking',
  'speed walking',
  'hiking',
  'trail hiking',
  'biking',
  'mountain biking',
  'road biking',
  'inline skating',
  'skiing',
  'cross-country skiing',
  'kayaking',
  'rowing',
  'climbing',
  'sailing',
  'surfing',
  'swimming',
] as const;

export const trackTimes = [
  'Early',
  'Noon',
  'Late',
  'Foggy',
  'Windy',
  'Sunny',
  'Quiet',
  'Hasty',
  'Long-awaited',
  'Spare',
];

export const trackPlaces = ['round', 'outing', 'lap', 'session', 'loop', 'circuit', 'stretch', 'detour', 'tour', 'leg'];
