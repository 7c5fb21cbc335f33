import { type NewTrack, openTracks } from '@androidworld/android-kit';
import type { Random } from '@androidworld/core';
import { dayAndTime, instantOf } from '../dates/instant.ts';
import { activityTypes, trackPlaces, trackTimes } from '../noise/track-words.ts';
import { meetsAll } from '../state/condition.ts';
import { type FieldValue, type Item, numberOf, textOf } from '../state/field.ts';
import { appOf } from './app-of.ts';
import type { QuestionApp } from './question-app.ts';

const minute = 60_000;
const metresPerMile = 1609.34;

/** OpenTracks: questions about recorded activities. */
export const openTracksApp: QuestionApp = appOf({
  data: openTracks,
  row: trackRow,
  name: 'open tracks',
  itemName: 'activity',
  fields: {
    name: { kind: 'text', required: true, describe: 'What the recording is called.' },
    description: { kind: 'text', describe: 'Further text.' },
    category: { kind: 'text', required: true, oneOf: activityTypes, describe: 'The activity type.' },
    start_date: { kind: 'date', required: true, describe: 'The day it began.' },
    start_time: { kind: 'time', describe: 'When it began on that day. Default 00:00.' },
    duration: { kind: 'number', required: true, min: 0, describe: 'In minutes.' },
    total_distance: {
      kind: 'number',
      required: true,
      min: 0,
      describe: 'In metres; taken to the hundredth of a mile.',
    },
    elevation_gain: { kind: 'number', min: 0, describe: 'In metres. Default 0.' },
    elevation_loss: { kind: 'number', min: 0, describe: 'In metres. Default 0.' },
  },
  noiseCount: 20,
  noise: noiseTrack,
  meets: meetsAll,
  normalize: (field, value) => (field === 'total_distance' ? roundDistance(value) : value),
  instantOf: startOf,
});

export function trackRow(item: Item): NewTrack {
  const starttime = startOf(item);
  return {
    name: textOf(item, 'name'),
    description: textOf(item, 'description'),
    category: textOf(item, 'category'),
    starttime,
    stoptime: starttime + Math.trunc(numberOf(item, 'duration') * minute),
    totaldistance: numberOf(item, 'total_distance'),
    elevationgain: numberOf(item, 'elevation_gain'),
    elevationloss: numberOf(item, 'elevation_loss'),
  };
}

/** The whole metres nearest to a whole hundredth of a mile: what the app shows in miles leads back to them. */
export function roundDistance(metres: FieldValue): number {
  return Math.round((Math.round((Number(metres) / metresPerMile) * 100) / 100) * metresPerMile);
}

function startOf(item: Item): number {
  return instantOf(textOf(item, 'start_date'), textOf(item, 'start_time') || '00:00');
}

/** Begun within the last two weeks, to the minute. */
function noiseTrack(random: Random, { now }: { readonly now: Date }): Item {
  const { day, time } = dayAndTime(now.getTime() - random.integer(1, 14 * 1440) * minute);
  return {
    name: `${random.pick(trackTimes)} ${random.pick(trackPlaces)}`,
    category: random.pick(activityTypes),
    start_date: day,
    start_time: time,
    duration: random.integer(1, 299),
    total_distance: roundDistance(random.integer(0, 20_000)),
    elevation_gain: random.integer(0, 500),
    elevation_loss: random.integer(0, 500),
  };
}
