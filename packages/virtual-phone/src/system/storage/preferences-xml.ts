import type { Extra } from '@androidworld/app-sdk';
import { XMLParser } from 'fast-xml-parser';
import { escapeXml } from '../escape-xml.ts';

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

/** A `shared_prefs` file as `XmlUtils.writeMapXml` writes it. Whole numbers are ints, or longs when they are large. */
export function renderPreferencesXml(values: Readonly<Record<string, Extra>>): string {
  const rows = Object.entries(values).flatMap(([name, value]) => renderValue(escapeXml(name), value));
  return [
    "<?xml version='1.0' encoding='utf-8' standalone='yes' ?>",
    '<map>',
    ...rows.map((row) => `    ${row}`),
    '</map>',
    '',
  ].join('\n');
}

function renderValue(name: string, value: Extra): string[] {
  if (value === null) return [];
  if (typeof value === 'boolean') return [`<boolean name="${name}" value="${value}" />`];
  if (typeof value === 'number') return [`<${numberType(value)} name="${name}" value="${value}" />`];
  if (typeof value === 'string') return [`<string name="${name}">${escapeXml(value)}</string>`];
  const members = 'uri' in value ? [value.uri] : value.map(String);
  return [`<set name="${name}">`, ...members.map((member) => `    <string>${escapeXml(member)}</string>`), '</set>'];
}

function numberType(value: number): string {
  if (!Number.isInteger(value)) return 'float';
  return value >= -(2 ** 31) && value < 2 ** 31 ? 'int' : 'long';
}

type Node = Readonly<Record<string, unknown>>;

/** Reads a `shared_prefs` file; what it does not understand it leaves out, as Android does with a broken entry. */
export function parsePreferencesXml(text: string): Record<string, Extra> {
  const map = elementsOf(parser.parse(text)).find((node) => 'map' in node);
  const values: Record<string, Extra> = {};
  for (const node of elementsOf(map?.map)) {
    const tag = Object.keys(node).find((key) => key !== ':@' && key !== 'text');
    const { name, value } = attributesOf(node);
    if (tag === undefined || name === undefined) continue;
    const parsed = parseValue(tag, value, elementsOf(node[tag]));
    if (parsed !== undefined) values[name] = parsed;
  }
  return values;
}

function parseValue(tag: string, value: string | undefined, children: readonly Node[]): Extra | undefined {
  switch (tag) {
    case 'string':
      return textOf(children);
    case 'boolean':
      return value === 'true';
    case 'int':
    case 'long':
    case 'float':
      return Number(value);
    case 'set':
      return children.filter((child) => 'string' in child).map((child) => textOf(elementsOf(child.string)));
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
