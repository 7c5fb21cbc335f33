import { marked } from 'marked';
import { asciidocToMarkdown } from './asciidoc.ts';
import type { NoteFormat } from './note-format.ts';
import { wikitextToMarkdown } from './wikitext.ts';

export interface Look {
  readonly isDark: boolean;
  /** sp */
  readonly fontSize: number;
}

/** The page of the view mode. @param path of the note, which its links and pictures are beside */
export function renderNote(path: string, text: string, format: NoteFormat, { isDark, fontSize }: Look): string {
  const colors = isDark ? 'color: #fff; background: #121212' : 'color: #212121; background: #fafafa';
  return `<!doctype html><meta charset="utf-8"><base href="${escapeHtml(path.split('/').map(encodeURIComponent).join('/'))}"><style>
body { font: ${fontSize}px/1.5 Roboto, sans-serif; ${colors}; margin: 12px 16px; overflow-wrap: anywhere; }
a { color: #388e3c; }
h1, h2 { border-bottom: 1px solid #8886; padding-bottom: 4px; }
pre, code { font-family: monospace; background: #8882; border-radius: 3px; }
pre { padding: 8px; overflow-x: auto; }
blockquote { margin: 0; padding-left: 12px; border-left: 4px solid #8888; }
table { border-collapse: collapse; } td, th { border: 1px solid #8888; padding: 4px 8px; }
li:has(> input[type=checkbox]) { list-style: none; margin-left: -1.4em; }
.plain { white-space: pre-wrap; } img { max-width: 100%; }
</style>${renderBody(text, format)}`;
}

/** The body alone: what sharing as HTML sends. */
export function renderBody(text: string, format: NoteFormat): string {
  if (format === 'markdown') return marked.parse(text, { async: false, gfm: true });
  if (format === 'wikitext') return renderBody(wikitextToMarkdown(text), 'markdown');
  if (format === 'asciidoc') return renderBody(asciidocToMarkdown(text), 'markdown');
  if (format === 'csv') return renderCsv(text);
  return `<div class="plain">${escapeHtml(text)}</div>`;
}

function renderCsv(text: string): string {
  const rows = text.split('\n').filter((line) => line.trim() !== '');
  const delimiter = [';', '\t', '|'].find((candidate) => rows[0]?.includes(candidate)) ?? ',';
  const cells = (line: string, tag: string) =>
    `<tr>${splitCsvLine(line, delimiter)
      .map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`)
      .join('')}</tr>`;
  return `<table>${rows.map((line, index) => cells(line, index === 0 ? 'th' : 'td')).join('')}</table>`;
}

/** Quoted cells may hold the delimiter; two quotes in them are one. */
function splitCsvLine(line: string, delimiter: string): string[] {
  const cells: string[] = [''];
  let isQuoted = false;
  for (let index = 0; index < line.length; index++) {
    const character = line[index] ?? '';
    if (character === '"' && isQuoted && line[index + 1] === '"') index++;
    else if (character === '"') {
      isQuoted = !isQuoted;
      continue;
    }
    if (character === delimiter && !isQuoted) cells.push('');
    else cells[cells.length - 1] += character;
  }
  return cells.map((cell) => cell.trim());
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
