import { Marked, type TokenizerAndRendererExtension } from 'marked';

/** What the Markdown settings switch on, as far as it is drawn. */
export interface MarkdownPlugins {
  /** One line break of the text is none on the page. */
  readonly softbreaks: boolean;
  readonly mark: boolean;
  readonly sub: boolean;
  readonly sup: boolean;
  readonly insert: boolean;
}

type Inline = Exclude<keyof MarkdownPlugins, 'softbreaks'>;

/** Signs around words, and the element they make. `~~` stays with what is struck out. */
const inline: Readonly<Record<Inline, { readonly pattern: RegExp; readonly sign: string; readonly element: string }>> =
  {
    mark: { pattern: /^==(?=\S)(.*?\S)==/, sign: '==', element: 'mark' },
    insert: { pattern: /^\+\+(?=\S)(.*?\S)\+\+/, sign: '++', element: 'ins' },
    sub: { pattern: /^~(?=[^\s~])([^\s~]+)~(?!~)/, sign: '~', element: 'sub' },
    sup: { pattern: /^\^(?=[^\s^])([^\s^]+)\^/, sign: '^', element: 'sup' },
  };

const names: readonly Inline[] = ['mark', 'insert', 'sub', 'sup'];

/** @returns HTML of a note's text */
export function renderMarkdown(body: string, plugins: MarkdownPlugins): string {
  const marked = new Marked({ gfm: true, breaks: !plugins.softbreaks });
  marked.use({ extensions: names.filter((name) => plugins[name]).map(extensionOf) });
  return marked.parse(body, { async: false });
}

function extensionOf(name: Inline): TokenizerAndRendererExtension {
  const { pattern, sign, element } = inline[name];
  return {
    name,
    level: 'inline',
    start: (source) => {
      const place = source.indexOf(sign);
      return place < 0 ? undefined : place;
    },
    tokenizer(source) {
      const [raw, text = ''] = pattern.exec(source) ?? [];
      return raw === undefined ? undefined : { type: name, raw, tokens: this.lexer.inlineTokens(text) };
    },
    renderer({ tokens = [] }) {
      return `<${element}>${this.parser.parseInline(tokens)}</${element}>`;
    },
  };
}
