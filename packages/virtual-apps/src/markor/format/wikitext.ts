import { DateFormat, zoneText } from '@androidworld/app-sdk';

/** How a page of the Zim desktop wiki begins. */
const header = /^\s*Content-Type:\s*text\/x-zim-wiki/;

export function isWikitext(text: string): boolean {
  return header.test(text);
}

/** What a new page begins with: the head Zim looks for, its title, and the day. */
export function newWikiPage(name: string, now: number, zone: string): string {
  const title = name
    .replace(/\.(txt|zim)$/, '')
    .replaceAll('_', ' ')
    .trim();
  // `GMT+02:00 Europe/Berlin`, of which the offset is wanted.
  const time = DateFormat.format("yyyy-MM-dd'T'HH:mm:ss", now, zone) + zoneText(zone, now).slice(3, 9);
  const day = DateFormat.format('EEEE dd MMMM yyyy', now, zone);
  return [
    'Content-Type: text/x-zim-wiki',
    'Wiki-Format: zim 0.6',
    `Creation-Date: ${time}`,
    '',
    `====== ${title} ======`,
    `Created ${day}`,
    '',
  ].join('\n');
}

/** The more signs, the larger: level 1 has six. */
export function toggleWikiHeading(line: string, level: number): string {
  const signs = '='.repeat(7 - level);
  const found = /^\s{0,3}(={2,6})[ \t](.*)[ \t]={2,6}\s*$/.exec(line);
  if (found?.[1] === signs) return found[2] ?? '';
  return `${signs} ${(found?.[2] ?? line).trim()} ${signs}`;
}

/** None, open, done, crossed out, put off, moved; then open again. */
const boxes = [' ', '*', 'x', '>', '<'];

export function toggleWikiCheck(line: string): string {
  const found = /^(\s*)\[([ *x><])\]\s(.*)$/.exec(line);
  if (found !== null) {
    const [, space = '', box = ' ', rest = ''] = found;
    return `${space}[${boxes[(boxes.indexOf(box) + 1) % boxes.length]}] ${rest}`;
  }
  const [, space = '', rest = ''] = /^(\s*)(?:\* |\w+\. )?(.*)$/.exec(line) ?? [];
  return `${space}[ ] ${rest}`;
}

/** The page as Markdown, which the view mode shows. */
export function wikitextToMarkdown(text: string): string {
  const body = isWikitext(text) ? text.slice(text.indexOf('\n\n') + 2) : text;
  return body
    .split('\n')
    .map((line) =>
      line
        .replace(
          /^(={2,6})[ \t]+(.*?)[ \t]\1\s*$/,
          (_, signs: string, title: string) => `${'#'.repeat(7 - signs.length)} ${title}`,
        )
        .replace(/^'''$/, '```')
        .replace(/(?<![:/])\/\/(?=\S)(.*?\S)\/\//g, '*$1*')
        .replace(/(?<!_)__(?=\S)(.*?\S)__/g, '<mark>$1</mark>')
        .replace(/''(?!')(.+?)''/g, '`$1`')
        .replace(/^(\s*)[0-9a-zA-Z]\.(?= )/, '$11.')
        .replace(
          /^(\s*)\[([ x*><])\](?= )/,
          (_, space: string, box: string) => `${space}- [${box === '*' ? 'x' : ' '}]`,
        )
        .replace(/\^\{(.+?)\}/g, '<sup>$1</sup>')
        .replace(/_\{(.+?)\}/g, '<sub>$1</sub>')
        .replace(/\{\{(?!\{)(.*?)\}\}/g, '![]($1)')
        .replace(
          /\[\[(.*?)(?:\|(.*?))?\]\]/g,
          (_, link: string, name?: string) => `[${name ?? link}](${wikiAddress(link)})`,
        ),
    )
    .join('\n');
}

/** Pages below others are written with colons, and lie in folders. */
function wikiAddress(link: string): string {
  if (/^[a-z]+:\/\//i.test(link)) return link;
  const page = link
    .replace(/^[:+]/, '')
    .split(':')
    .map((part) => part.replaceAll(' ', '_'))
    .join('/');
  return encodeURI(/\.\w+$/.test(page) ? page : `${page}.txt`);
}
