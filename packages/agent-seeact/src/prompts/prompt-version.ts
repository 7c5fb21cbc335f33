/** Rises with every change of a prompt's wording; recorded with each run, so that results can be told apart by it. */
export const promptVersion = '1';
