/** Ends the program at once with status 1, as toybox's `error_exit`: a word it does not understand. */
export class FindError extends Error {}
