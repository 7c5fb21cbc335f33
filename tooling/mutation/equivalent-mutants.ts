/** Changes no test can notice, since the program does the same with them, each looked at by a person. */
export const equivalentMutants: readonly {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}[] = [];
