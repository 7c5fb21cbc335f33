import type { PreferenceValue } from '@androidworld/app-sdk';
import { XMLParser } from 'fast-xml-parser';
import { escapeXml } from '../escape-xml.ts';
import { floatText, longText } from './java-numbers.ts';

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  textNodeName: 'text',
  parseAttributeValue: false,
  parseTagValue: false,
  trimValues: false,
  // Without it the numbers of characters (`&#10;`) stay as they are.
  htmlEntities: true,
  preserveOrder: true,
});

/** A `shared_prefs` file as `XmlUtils.writeMapXml` writes it. */
export function renderPreferencesXml(values: Readonly<Record<string, PreferenceValue>>): string {
  const rows = Object.entries(values).flatMap(([name, value]) => renderValue(escapeXml(name), value));
  return [
    "<?xml version='1.0' encoding='utf-8' standalone='yes' ?>",
    '<map>',
    ...rows.map((row) => `    ${row}`),
    '</map>',
    '',
  ].join('\n');
}

function renderValue(name: string, stored: PreferenceValue): string[] {
  switch (stored.type) {
    case 'boolean':
      return [`<boolean name="${name}" value="${stored.value}" />`];
    case 'int':
      return [`<int name="${name}" value="${Math.trunc(stored.value)}" />`];
    case 'long':
      return [`<long name="${name}" value="${longText(stored.value)}" />`];
    case 'float':
      return [`<float name="${name}" value="${floatText(stored.value)}" />`];
    case 'string':
      return [`<string name="${name}">${escapeXml(stored.value)}</string>`];
    case 'stringSet': {
      const members = [...new Set(stored.value)].map((member) => `    <string>${escapeXml(member)}</string>`);
      return [`<set name="${name}">`, ...members, '</set>'];
    }
  }
}

type Node = Readonly<Record<string, unknown>>;

/** Reads a `shared_prefs` file; what it does not understand it leaves out, as Android does with a broken entry. */
export function parsePreferencesXml(text: string): Record<string, PreferenceValue> {
  const map = elementsOf(parser.parse(text)).find((node) => 'map' in node);
  const values: [string, PreferenceValue][] = [];
  for (const node of elementsOf(map?.map)) {
    const tag = Object.keys(node).find((key) => key !== ':@' && key !== 'text');
    const { name, value } = attributesOf(node);
    if (tag === undefined || name === undefined) continue;
    const parsed = parseValue(tag, value, elementsOf(node[tag]));
    if (parsed !== undefined) values.push([name, parsed]);
  }
  // Unlike an assignment, it takes `__proto__` for a name.
  return Object.fromEntries(values);
}

function parseValue(tag: string, value: string | undefined, children: readonly Node[]): PreferenceValue | undefined {
  switch (tag) {
    case 'string':
      return { type: 'string', value: textOf(children) };
    case 'boolean':
      return { type: 'boolean', value: value === 'true' };
    case 'int':
    case 'long':
    case 'float': {
      const number = Number(value);
      return value === undefined || (Number.isNaN(number) && value !== 'NaN')
        ? undefined
        : { type: tag, value: number };
    }
    case 'set': {
      const members = children.filter((child) => 'string' in child);
      return { type: 'stringSet', value: members.map((child) => textOf(elementsOf(child.string))) };
    }
    default:
      return undefined;
  }
}

function textOf(children: readonly Node[]): string {
  return children.map((child) => (typeof child.text === 'string' ? child.text : '')).join('');
}

function elementsOf(value: unknown): readonly Node[] {
  return Array.isArray(value) ? value.filter((item): item is Node => typeof item === 'object' && item !== null) : [];
}

function attributesOf(node: Node): { name?: string; value?: string } {
  const attributes = node[':@'];
  if (typeof attributes !== 'object' || attributes === null) return {};
  const read = (key: string) => {
    const found: unknown = Reflect.get(attributes, key);
    return typeof found === 'string' ? { [key]: found } : {};
  };
  return { ...read('name'), ...read('value') };
}
