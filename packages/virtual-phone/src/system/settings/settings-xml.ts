import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { escapeXml } from '../escape-xml.ts';

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false,
  // Without it the numbers of characters (`&#10;`) stay as they are.
  htmlEntities: true,
  isArray: (name) => name === 'setting',
});

const schema = z.object({
  settings: z.object({ setting: z.array(z.object({ name: z.string(), value: z.string() })).default([]) }),
});

/** The settings provider's file, in the plain XML of Android 11 and before. */
export function renderSettingsXml(entries: readonly (readonly [key: string, value: string])[]): string {
  const rows = entries.map(
    ([name, value], index) =>
      `  <setting id="${index + 1}" name="${escapeXml(name)}" value="${escapeXml(value)}" package="android" />`,
  );
  return [
    "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>",
    '<settings version="213">',
    ...rows,
    '</settings>',
    '',
  ].join('\n');
}

export function parseSettingsXml(text: string): readonly (readonly [key: string, value: string])[] {
  return schema.parse(parser.parse(text)).settings.setting.map(({ name, value }) => [name, value] as const);
}
