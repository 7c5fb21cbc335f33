import type { Random } from '@androidworld/core';
import { givenNames } from './people.ts';

/** No two alike, no dot, slash or quotation mark, none a number; one with an apostrophe. */
export const songTitles = [
  'Amber Hours',
  'Backyard Comets',
  'Ballad of the Ferry',
  'Borrowed Umbrella',
  'Candle in the Kitchen',
  'Carousel Rain',
  'Copper Bells',
  'Dancing by the Depot',
  "Don't Wake the Harbor",
  'Drifting Lanterns',
  'Eleven Steps North',
  'Fields of Paper',
  'First Train Home',
  'Glasshouse Waltz',
  'Gravel and Gold',
  'Half a Melody',
  'Hollow Tree Hymn',
  'Kite over Lisbon',
  'Lemonade Parade',
  'Letters to Marigold',
  'Long Way to Winter',
  'Midnight Bakery',
  'Mountain Telegraph',
  'Neon Orchard',
  'Ninth Wave',
  'Ocean in a Teacup',
  'Old Bicycle Song',
  'Pocketful of Maps',
  'Quiet Engines',
  'Rooftop Gardeners',
  'Salt on the Window',
  'Seven Blue Doors',
  'Slow River Reel',
  'Sparrow Avenue',
  'Sundial',
  'Tangerine Dusk',
  'The Clockmaker Sleeps',
  'Under the Viaduct',
  'Velvet Compass',
  "Yesterday's Weather",
] as const;

const themes = [
  'Acoustic Corner',
  'Autumn Walks',
  'Bossa Breakfast',
  'Campfire Evenings',
  'Cello Hour',
  'Choir Practice',
  'City Lights',
  'Coffee Break',
  'Cooking Songs',
  'Cycling Beats',
  'Deep Focus',
  'Disco Kitchen',
  'Folk Favourites',
  'Friday Warmup',
  'Garden Party',
  'Harbor Blues',
  'Indie Finds',
  'Jazz Cellar',
  'Late Shift',
  'Lazy Sunday',
  'Lullaby Shelf',
  'Moving Day',
  'Night Bus',
  'Piano Studies',
  'Rainy Window',
  'Road Trip South',
  'Running Mix',
  'Soul Garage',
  'Spring Cleaning',
  'Study Hall',
  'Summer Roof',
  'Train Rides',
  'Vinyl Revival',
  'Winter Cabin',
  'Yoga Flow',
] as const;

/** A name for a playlist: `Jazz Cellar 417`. */
export function playlistName(random: Random): string {
  return `${random.pick(themes)} ${random.integer(1, 999)}`;
}

/** Who a song is by. */
export function artistName(random: Random): string {
  return random.pick(givenNames);
}
