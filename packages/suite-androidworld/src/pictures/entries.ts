import { bodySize, Sheet, sheetWidth } from './sheet.ts';

/** How entries look on a sheet: one below the other, on cards, or on lined paper. */
export const entryLayouts = ['blocks', 'cards', 'lined'] as const;

export type EntryLayout = (typeof entryLayouts)[number];

/** Something to be entered: a heading, and what is said of it. */
export interface Entry {
  readonly title: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/**
 * Entries as a picture, not yet encoded.
 *
 * @param kind what stands before the title of each, e.g. `Recipe`
 */
export function drawEntries(kind: string, entries: readonly Entry[], layout: EntryLayout): Sheet {
  return draw[layout](kind, entries);
}

type Draw = (kind: string, entries: readonly Entry[]) => Sheet;

const draw: Readonly<Record<EntryLayout, Draw>> = {
  blocks(kind, entries) {
    const sheet = new Sheet('#ffffff', 20);
    for (const [index, { title, fields }] of entries.entries()) {
      if (index > 0) sheet.skip(bodySize * 0.7);
      sheet.write(`${kind}: ${title}`);
      for (const [name, value] of fields) sheet.write(`${name}: ${value}`, { indent: 32 });
    }
    return sheet;
  },
  cards(kind, entries) {
    const sheet = new Sheet('#e9edf1', cardMargin);
    for (const [index, { title, fields }] of entries.entries()) {
      if (index > 0) sheet.skip(14);
      const card = writeCard(new Sheet('#ffffff', cardMargin), kind, title, fields);
      const height = card.y - cardMargin;
      sheet.fill('#ffffff', sheet.y, sheet.y + height, { left: 16, right: sheetWidth - 16, radius: 24 });
      writeCard(sheet, kind, title, fields);
    }
    return sheet;
  },
  lined(kind, entries) {
    const sheet = new Sheet('#fdf9ec', 30);
    for (const [index, { title, fields }] of entries.entries()) {
      if (index > 0) sheet.skip(12).rule('#c8b98a').skip(18);
      sheet.write(`${kind}: ${title}`, { weight: 'bold', color: '#7a2e1d' });
      for (const [name, value] of fields) sheet.write(`${name}: ${value}`);
    }
    return sheet;
  },
};

const cardMargin = 40;

function writeCard(sheet: Sheet, kind: string, title: string, fields: Entry['fields']): Sheet {
  sheet.skip(8).write(`${kind}: ${title}`, { weight: 'bold', color: '#0f4c81' });
  for (const [name, value] of fields) sheet.write(`${name}: ${value}`);
  return sheet.skip(8);
}
