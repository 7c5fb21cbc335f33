/** A database is not as the code that reads or writes it expects. Says nothing of where it lies: the caller knows. */
export class UnexpectedContent extends Error {
  constructor(
    readonly expected: string,
    readonly found: string,
  ) {
    super(`expected ${expected}, found ${found}`);
    this.name = 'UnexpectedContent';
  }
}
