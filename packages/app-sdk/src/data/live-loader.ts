export interface LiveState<T> {
  /** The newest value; stays while it loads again and when that fails. */
  readonly data: T | undefined;
  /** Of the newest load; its `name` is the exception's: `SecurityException`. */
  readonly error: Error | undefined;
  readonly loading: boolean;
}

/**
 * Loads a value, and again when it is out of date: one load at a time, and none while nobody looks. A change during a
 * load is followed by one more load, however many changes there were.
 */
export class LiveLoader<T> {
  readonly #load: () => Promise<T>;
  readonly #tell: (state: LiveState<T>) => void;
  #state: LiveState<T> = { data: undefined, error: undefined, loading: false };
  #turn = 0;
  #isStale = false;
  #isShown = true;

  constructor(load: () => Promise<T>, tell: (state: LiveState<T>) => void) {
    this.#load = load;
    this.#tell = tell;
  }

  /** Other questions: an answer to the last ones is dropped. */
  restart(): void {
    this.#turn++;
    this.#run();
  }

  /** The value may be out of date. */
  invalidate(): void {
    this.#isStale = true;
    if (this.#isShown && !this.#state.loading) this.#run();
  }

  /**
   * Whether anybody looks; what changes meanwhile is loaded when somebody does.
   *
   * @param isStale when somebody looks again: whether the value is out of date anyway
   */
  show(isShown: boolean, { isStale = false }: { readonly isStale?: boolean } = {}): void {
    if (isShown === this.#isShown) return;
    this.#isShown = isShown;
    if (isShown && (isStale || this.#isStale)) this.invalidate();
  }

  /** An answer under way is dropped. */
  close(): void {
    this.#turn++;
  }

  #run(): void {
    const turn = ++this.#turn;
    this.#isStale = false;
    this.#set({ ...this.#state, loading: true });
    this.#load().then(
      (data) => this.#end(turn, { data, error: undefined }),
      (cause: unknown) => this.#end(turn, { data: this.#state.data, error: namedError(cause) }),
    );
  }

  #end(turn: number, result: Omit<LiveState<T>, 'loading'>): void {
    if (turn !== this.#turn) return;
    this.#set({ ...result, loading: false });
    if (this.#isStale && this.#isShown) this.#run();
  }

  #set(state: LiveState<T>): void {
    this.#state = state;
    this.#tell(state);
  }
}

/** An error with the name of Android's exception, which its message begins with. */
function namedError(cause: unknown): Error {
  const error = cause instanceof Error ? cause : new Error(String(cause));
  const name = /^(\w+(?:Exception|Error)): /.exec(error.message)?.[1];
  if (name !== undefined) error.name = name;
  return error;
}
