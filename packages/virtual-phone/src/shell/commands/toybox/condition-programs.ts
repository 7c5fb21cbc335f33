import { defineProgram, type Program } from '../../program.ts';

/** `test` and `[` outside a shell, as `find -exec` runs them: a shell's own does the work. */
export const conditionPrograms: readonly Program[] = ['test', '['].map((name) =>
  defineProgram({
    name,
    run: ({ args, shell }) => shell(`${name} "$@"`, { parameters: args }),
  }),
);
