import { encode } from '../../bytes.ts';
import type { Memory } from './memory.ts';
import { InputText, type Value } from './values.ts';

/** What an element takes besides its key and its text. */
const elementSize = 48;

/** An array of awk, by subscript. */
export class AwkArray {
  readonly #elements = new Map<string, Value>();
  readonly #memory: Memory;
  #buckets = 50;

  constructor(memory: Memory) {
    this.#memory = memory;
  }

  get size(): number {
    return this.#elements.size;
  }

  has(key: string): boolean {
    return this.#elements.has(key);
  }

  /** Looking at an element makes it. */
  get(key: string): Value {
    const value = this.#elements.get(key);
    if (value === undefined && !this.#elements.has(key)) this.set(key, undefined);
    return value;
  }

  set(key: string, value: Value): void {
    const elements = this.#elements;
    const before = elements.get(key);
    const isNew = before === undefined && !elements.has(key);
    this.#memory.grow(sizeOf(value) - sizeOf(before) + (isNew ? key.length + elementSize : 0));
    elements.set(key, value);
    if (isNew && elements.size > this.#buckets * 2) this.#buckets *= 4;
  }

  delete(key: string): void {
    if (!this.#elements.has(key)) return;
    this.#memory.grow(-sizeOf(this.#elements.get(key)) - key.length - elementSize);
    this.#elements.delete(key);
  }

  clear(): void {
    for (const key of this.#elements.keys()) this.delete(key);
    this.#buckets = 50;
  }

  /** In the order of a hash table with chains: scripts that print their arrays look the same as on a phone. */
  keys(): string[] {
    const chains = new Map<number, string[]>();
    let grown = 50;
    let count = 0;
    for (const key of this.#elements.keys()) {
      const bucket = hash(key) % this.#buckets;
      const chain = chains.get(bucket);
      if (chain === undefined) chains.set(bucket, [key]);
      else chain.unshift(key);
      count += 1;
      // Moving to a larger table turns each chain around.
      if (count > grown * 2) {
        grown *= 4;
        for (const each of chains.values()) each.reverse();
      }
    }
    return [...chains].sort(([one], [other]) => one - other).flatMap(([, chain]) => chain);
  }
}

function hash(key: string): number {
  let result = 0;
  for (let at = 0; at < key.length; at += 1) {
    const code = key.charCodeAt(at);
    if (code > 0x7f) return hashBytes(key);
    result = (code + Math.imul(31, result)) >>> 0;
  }
  return result;
}

function hashBytes(key: string): number {
  let result = 0;
  for (const byte of encode(key)) result = (byte + Math.imul(31, result)) >>> 0;
  return result;
}

function sizeOf(value: Value): number {
  if (typeof value === 'string') return value.length;
  return value instanceof InputText ? value.text.length : 0;
}
