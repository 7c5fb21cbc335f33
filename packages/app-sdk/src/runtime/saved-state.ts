import { mostSavedState } from '../saved-state-limit.ts';

/** What a view keeps by itself (View.onSaveInstanceState). */
export interface SavedView {
  /** JSON-like data; undefined for nothing. */
  save(): unknown;
  /** Gets what was saved, where that was something. */
  restore(state: unknown): void;
}

interface SavedData {
  /** Of `useSavedState`, by key. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** Of views, by resource id; several may have the same. */
  readonly views?: Readonly<Record<string, readonly unknown[]>>;
}

/** The state of one activity that outlives its process: where it is taken from, and given back to. */
export class SavedStateRegistry {
  readonly #values: Map<string, unknown>;
  readonly #providers = new Map<string, () => unknown>();
  readonly #views = new Map<string, SavedView[]>();
  readonly #pending: Map<string, unknown[]>;
  /** Views that are there before the activity has been put together. */
  #waiting: (() => void)[] | null = [];

  /** @param json as `save` gave it */
  constructor(json = '{}') {
    const { values = {}, views = {} } = JSON.parse(json) as SavedData;
    this.#values = new Map(Object.entries(values));
    this.#pending = new Map(Object.entries(views).map(([id, states]) => [id, [...states]]));
  }

  /** The value saved under a key, once. */
  take(key: string): { readonly value: unknown } | undefined {
    if (!this.#values.has(key)) return undefined;
    const value = this.#values.get(key);
    this.#values.delete(key);
    return { value };
  }

  /**
   * @returns a function that takes it away
   * @throws when the key is taken: two values would overwrite each other
   */
  provide(key: string, value: () => unknown): () => void {
    if (this.#providers.has(key)) throw new Error(`useSavedState("${key}") is used twice at a time in one activity`);
    this.#providers.set(key, value);
    return () => this.#providers.delete(key);
  }

  /** @returns a function that takes it away */
  addView(id: string, view: SavedView): () => void {
    this.#views.set(id, [...(this.#views.get(id) ?? []), view]);
    const restore = () => {
      const states = this.#pending.get(id);
      const state = states?.shift();
      if (state !== undefined && state !== null) view.restore(state);
    };
    if (this.#waiting === null) restore();
    else this.#waiting.push(restore);
    return () => {
      const left = (this.#views.get(id) ?? []).filter((each) => each !== view);
      if (left.length > 0) this.#views.set(id, left);
      else this.#views.delete(id);
    };
  }

  /** The activity has been put together: views get their state after what it did to them at first, as on Android. */
  restoreViews(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    for (const restore of waiting) restore();
  }

  /** The person goes on: views that come now are new ones. */
  forgetViews(): void {
    this.#pending.clear();
  }

  /**
   * JSON of all that is to be kept; `{}` when there is nothing.
   *
   * @throws TransactionTooLargeException, or an error that names what is no data
   */
  save(): string {
    // What nobody has asked for yet stays what it was.
    const values: Record<string, unknown> = Object.fromEntries(this.#values);
    for (const [key, value] of this.#providers) values[key] = requireData(value(), `useSavedState("${key}")`);
    const views: Record<string, readonly unknown[]> = {};
    for (const [id, each] of this.#views) {
      const states = each.map((view) => view.save());
      // Those with nothing to keep hold the places of the others.
      if (states.some((state) => state !== undefined)) views[id] = states.map((state) => state ?? null);
    }
    const json = JSON.stringify({
      ...(Object.keys(values).length > 0 ? { values } : {}),
      ...(Object.keys(views).length > 0 ? { views } : {}),
    });
    if (json.length > mostSavedState) throw tooLarge(json.length, { ...values, ...views });
    return json;
  }
}

/** Data as JSON has it, so that what comes back is what was saved. */
function requireData(value: unknown, where: string): unknown {
  if (value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)) return value;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  if (typeof value !== 'object' || !isPlain) {
    const kind = typeof value === 'object' ? value.constructor?.name : typeof value;
    throw new Error(
      `${where} holds a ${kind}: only text, numbers, booleans, null, arrays and plain objects can be saved`,
    );
  }
  for (const [key, member] of Object.entries(value)) requireData(member, `${where}.${key}`);
  return value;
}

function tooLarge(length: number, parts: Readonly<Record<string, unknown>>): Error {
  const [largest = '', size] = Object.entries(parts)
    .map(([name, value]) => [name, JSON.stringify(value ?? null).length] as const)
    .reduce((most, each) => (each[1] > most[1] ? each : most));
  return new Error(
    `TransactionTooLargeException: data parcel size ${length} bytes: a saved state may have ${mostSavedState}; ` +
      `the largest part is "${largest}" with ${size}. Keep large data in a file or database, and save what names it.`,
  );
}
