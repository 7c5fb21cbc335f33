import { definePage } from '../../runtime/define-page.ts';
import { TABLE_LAYOUT } from './shared/layouts.ts';
import { drawMovieSearch, movieInstruction, showMovieSearch } from './shared/movie-search.ts';

/** A search for films whose fields stand in another order each time. */
export default definePage({
  task: 'multi-orderings',
  nominalSeconds: 20,
  draw: (random) => drawMovieSearch(random),
  instruction: movieInstruction,
  fields: ({ wanted }) => wanted,
  render: (search, scene) => showMovieSearch(search, TABLE_LAYOUT, scene),
});
