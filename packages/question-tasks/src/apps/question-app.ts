import type { AppDataOptions } from '@androidworld/android-kit';
import type { Device, Random } from '@androidworld/core';
import type { Condition } from '../state/condition.ts';
import type { Field, FieldValue, Item } from '../state/field.ts';

/** What noise may depend on in an instance. */
export interface NoiseContext {
  /** When the episode begins. */
  readonly now: Date;
  /** The items the question declares, for noise that is to be found among them. */
  readonly items: readonly Item[];
}

/** An app that questions can be asked about: its items, what else is in it, and how both get onto the device. */
export interface QuestionApp {
  /** As questions and the suite call it, e.g. `simple calendar pro`. */
  readonly name: string;
  /** What one item is called, e.g. `event`. */
  readonly itemName: string;
  /** Fields of its items by name, as columns of its database are called. */
  readonly fields: Readonly<Record<string, Field>>;
  /** How many items of noise an instance has beside those of the question. */
  readonly noiseCount: number;
  /** An item nobody asked for. */
  noise(random: Random, context: NoiseContext): Item;
  /** Whether an item meets all conditions: noise that does is drawn again. */
  meets(item: Item, conditions: readonly Condition[]): boolean;
  /** A value as the app will show it, e.g. a distance in whole hundredths of miles. Default: as it is. */
  normalize?(field: string, value: FieldValue): FieldValue;
  /** When an item takes place, in milliseconds since 1970. */
  instantOf?(item: Item): number;
  /** Writes these items and no others. */
  replace(device: Device, items: readonly Item[], options?: AppDataOptions): Promise<void>;
  /** Removes all items. */
  clear(device: Device, options?: AppDataOptions): Promise<void>;
}
