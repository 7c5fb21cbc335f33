import { type MarkdownPlugins, renderMarkdown } from './joplin-markdown.ts';

export interface NoteLook {
  readonly isDark: boolean;
  readonly plugins: MarkdownPlugins;
  /** Addresses of the pictures in the note, by the ids of their resources. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** What a tap on a check box of the page asks for: the place of the box among all of the note. */
const CHECKBOX_LINK = 'joplin://checkbox/';
/** A link to a note or a file of Joplin's, `:/<id>` in the text; a page could not follow that. */
const ITEM_LINK = 'joplin://item/';

/** The page of a note that is read. */
export function renderNote(body: string, { isDark, ...look }: NoteLook): string {
  const colors = isDark
    ? { text: '#dddddd', back: '#1d2024', line: '#555555', code: '#31363f', link: '#7ea6ff' }
    : { text: '#32373f', back: '#ffffff', line: '#dddddd', code: '#f4f5f6', link: '#155bda' };
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>
body { font: 16px/1.6 Roboto, sans-serif; color: ${colors.text}; background: ${colors.back}; margin: 10px 15px; overflow-wrap: anywhere; }
a { color: ${colors.link}; }
h1 { font-size: 1.5em; border-bottom: 1px solid ${colors.line}; padding-bottom: 4px; } h2 { font-size: 1.3em; } h3 { font-size: 1.1em; }
pre, code { font-family: monospace; background: ${colors.code}; border-radius: 3px; } pre { padding: 8px; overflow-x: auto; }
blockquote { margin: 0; padding-left: 12px; border-left: 4px solid ${colors.line}; opacity: 0.8; }
table { border-collapse: collapse; } td, th { border: 1px solid ${colors.line}; padding: 4px 8px; }
li:has(> input[type=checkbox]), li:has(> p > input[type=checkbox]) { list-style: none; margin-left: -1.4em; }
img { max-width: 100%; } hr { border: 0; border-top: 1px solid ${colors.line}; }
mark { background: #f7d26e; color: #000; }
</style>${renderBody(body, look)}
<script>
document.querySelectorAll('input[type=checkbox]').forEach((box, index) => {
  box.disabled = false;
  box.addEventListener('click', () => { location.href = '${CHECKBOX_LINK}' + index; });
});
</script>`;
}

/** Scripts in a note do nothing. */
function renderBody(body: string, { plugins, pictures }: Omit<NoteLook, 'isDark'>): string {
  const escaped = body.replace(/<(\/?)(script|iframe|object|embed|style|meta|link)/gi, '&lt;$1$2');
  return renderMarkdown(escaped, plugins)
    .replace(/src=":\/([0-9a-f]{32})"/g, (_, id: string) => `src="${pictures.get(id) ?? ''}"`)
    .replace(/href=":\/([0-9a-f]{32})"/g, `href="${ITEM_LINK}$1"`);
}

/** @returns the place of the check box that a link of the page stands for; undefined for any other */
export function checkboxOf(url: string): number | undefined {
  const [, place] = new RegExp(`^${CHECKBOX_LINK}(\\d+)$`).exec(url) ?? [];
  return place === undefined ? undefined : Number(place);
}

/** @returns the id of the note or file that a link of the page leads to; undefined for any other */
export function itemOf(url: string): string | undefined {
  return new RegExp(`^${ITEM_LINK}([0-9a-f]{32})$`).exec(url)?.[1];
}

/** Ticks a check box of the text, or unticks it. */
export function toggleCheckbox(body: string, place: number): string {
  let seen = -1;
  return body.replace(
    /^(\s*(?:[-*+]|\d+[.)])\s+\[)([ xX])(\]\s)/gm,
    (whole, before: string, mark: string, after: string) => {
      seen += 1;
      return seen === place ? `${before}${mark === ' ' ? 'x' : ' '}${after}` : whole;
    },
  );
}

/** The title Joplin gives a note that has none: its first line without the signs of Markdown. */
export function titleFrom(body: string): string {
  const line = body.trim().split('\n')[0] ?? '';
  return line
    .replace(/^#+\s*|^[-*+]\s+(\[[ xX]\]\s+)?|^>\s*/g, '')
    .replace(/[*_`~]/g, '')
    .trim()
    .slice(0, 80);
}
