import { AndroidWorldError, type Selector, type Ui } from '@androidworld/core';
import type { PageSolution } from './page-solution.ts';
import { readValues } from './read-values.ts';
import { shownLabel } from './shown-label.ts';
import { submit } from './submit.ts';

/** For all layouts and orders: the fields are known by their labels. */
export const movieSearch: PageSolution = {
  solve: async (ui) => search(ui, readMovie(ui)),
  nearMisses: [
    {
      name: 'genre and director swapped',
      async run(ui) {
        const { genre, director, year } = readMovie(ui);
        await search(ui, { genre: director, director: genre, year });
      },
    },
    {
      name: 'the year after',
      async run(ui) {
        const movie = readMovie(ui);
        await search(ui, { ...movie, year: String(Number(movie.year) + 1) });
      },
    },
  ],
};

interface Movie {
  readonly genre: string;
  readonly director: string;
  readonly year: string;
}

function readMovie(ui: Ui): Movie {
  const [genre = '', director = '', year = ''] = readValues(ui, /for (.*) movies directed by (.*) from year (\d+)/);
  return { genre, director, year };
}

async function search(ui: Ui, { genre, director, year }: Movie): Promise<void> {
  // Where each field is, is read before there is something in them.
  const fields = [fieldOf(ui, /Genre/), fieldOf(ui, /Director/), fieldOf(ui, /Year|Released/)] as const;
  await ui.type(fields[0], genre);
  await ui.type(fields[1], director);
  await ui.type(fields[2], year);
  await submit(ui);
}

/** The field with this label. */
function fieldOf(ui: Ui, label: RegExp): Selector {
  const field = ui.findAll({ editable: true }).find((each) => label.test(shownLabel(each)));
  if (field?.resourceId !== undefined) return { resourceId: field.resourceId };
  throw new AndroidWorldError('AW_TASK_FAILED', `Expected an empty field labelled ${label}; found none`);
}
