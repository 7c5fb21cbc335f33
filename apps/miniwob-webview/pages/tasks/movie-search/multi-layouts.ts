import { definePage } from '../../runtime/define-page.ts';
import { LAYOUTS } from './shared/layouts.ts';
import { drawMovieSearch, movieInstruction, showMovieSearch } from './shared/movie-search.ts';

/** A search for films that looks different each time. */
export default definePage({
  task: 'multi-layouts',
  nominalSeconds: 20,
  draw: (random) => ({ search: drawMovieSearch(random), layout: random.pick(LAYOUTS) }),
  instruction: ({ search }) => movieInstruction(search),
  fields: ({ search }) => search.wanted,
  render: ({ search, layout }, scene) => showMovieSearch(search, layout, scene),
});
