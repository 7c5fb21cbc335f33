import type { Scene } from '../../../runtime/define-page.ts';
import type { Random } from '../../../runtime/random.ts';
import { LAST_NAMES } from '../../../words/last-names.ts';
import { GENRES } from './genres.ts';
import { type Layout, showLayout } from './layouts.ts';

/** What is asked of a film. */
const MOVIE_FIELDS = ['genre', 'director', 'year'] as const;
export type MovieField = (typeof MOVIE_FIELDS)[number];

/** What to search for, and in which order the fields stand. */
export interface MovieSearch {
  wanted: Record<MovieField, string>;
  order: MovieField[];
}

/** Draws a film's data, and one of the six orders. */
export function drawMovieSearch(random: Random): MovieSearch {
  return {
    wanted: {
      genre: random.pick(GENRES),
      director: random.pick(LAST_NAMES),
      year: String(random.integer(1970, 2017)),
    },
    order: random.shuffled(MOVIE_FIELDS),
  };
}

/** The words of both pages. */
export function movieInstruction({ wanted: { genre, director, year } }: MovieSearch): string {
  return `Look for ${genre} movies directed by ${director} from year ${year}.`;
}

/** Right when genre and director are those wanted, whatever their case and the spaces around, and the year exactly. */
export function showMovieSearch({ wanted, order }: MovieSearch, layout: Layout, { area, judge }: Scene): void {
  const { element, inputs } = showLayout(layout, order, () => {
    const sameText = (field: MovieField): boolean =>
      inputs[field].value.trim().toLowerCase() === wanted[field].toLowerCase();
    judge(sameText('genre') && sameText('director') && inputs.year.value === wanted.year);
  });
  area.append(element);
}
