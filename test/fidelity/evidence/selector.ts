import type { DumpedNode } from './dump-windows.ts';

const attributes = ['text', 'content-desc', 'resource-id', 'class'] as const;

/** What a node says of itself, as `uiautomator dump` writes it. */
export type Attribute = (typeof attributes)[number];

export interface Selector {
  readonly value: string;
  readonly attribute: Attribute;
  matches(value: string): boolean;
}

/** Reads `text=Save`, or `content-desc~File note_a` for what holds that. @throws {Error} when it is neither */
export function parseSelector(selector: string): Selector {
  const [, attribute, sign, value = ''] = /^([a-z-]+)([=~])(.*)$/s.exec(selector) ?? [];
  const known = attributes.find((one) => one === attribute);
  if (known === undefined) throw new Error(`No selector: "${selector}"`);
  return sign === '~' ? { attribute: known, value, matches: (text) => text.includes(value) } : selectorOf(known, value);
}

/** @param value what it is, or `/regular expression/` */
export function selectorOf(attribute: Attribute, value: string): Selector {
  const [, source, flags] = /^\/(.*)\/([a-z]*)$/s.exec(value) ?? [];
  if (source === undefined) return { attribute, value, matches: (text) => text === value };
  const pattern = new RegExp(source, flags);
  return { attribute, value, matches: (text) => pattern.test(text) };
}

export function isSelected(node: DumpedNode, { attribute, matches }: Selector): boolean {
  const value = node.attributes[attribute] ?? '';
  return value !== '' && matches(value);
}
