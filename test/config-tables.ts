import { readFile } from 'node:fs/promises';
import ts from 'typescript';
import { configKeys, limitKeys } from '../packages/core/src/entries/config.ts';
import { defaultDeadlines } from '../packages/core/src/entries/engine.ts';

/** What a table of docs/configuration.md needs of a key. */
interface KeyFacts {
  readonly schema?: { safeParse(value: undefined): { readonly data?: unknown } };
  readonly takes?: string;
  readonly otherwise?: string;
  readonly option?: { readonly flags: string };
}

/** The tables of docs/configuration.md by name, made of the keys there are: what each means is its docstring. */
export async function configTables(): Promise<Readonly<Record<string, string>>> {
  const keyMeanings = await docstrings('../packages/core/src/config/config-keys.ts');
  const deadlineMeanings = await docstrings('../packages/core/src/engine/deadlines.ts');
  const row = (name: string, facts: KeyFacts, meanings: ReadonlyMap<string, string>) => [
    `\`${name}\``,
    facts.takes ?? '',
    facts.otherwise ?? defaultOf(facts),
    facts.option === undefined ? '' : `\`${facts.option.flags.split(' ')[0]}\``,
    meanings.get(name.split('.').at(-1) ?? '') ?? '',
  ];
  const deadlines = Object.entries(defaultDeadlines).map(([name, ms]) =>
    row(`deadlines.${name}`, { otherwise: Number.isFinite(ms) ? String(ms) : 'none' }, deadlineMeanings),
  );
  return {
    keys: table(
      ['key', 'value', 'default', 'option', 'meaning'],
      Object.entries<KeyFacts>(configKeys).map(([name, facts]) => row(name, facts, keyMeanings)),
    ),
    limits: table(
      ['key', 'value', 'default', 'option', 'meaning'],
      Object.entries<KeyFacts>(limitKeys).map(([name, facts]) => row(`limits.${name}`, facts, keyMeanings)),
    ),
    deadlines: table(
      ['key', 'default, ms', 'for'],
      deadlines.map(([name = '', , ms = '', , meaning = '']) => [name, ms, meaning]),
    ),
  };
}

function defaultOf({ schema }: KeyFacts): string {
  const value = schema?.safeParse(undefined).data;
  return typeof value === 'string' ? `\`${value}\`` : String(value);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Of the members of every object in a module, on one line each. */
async function docstrings(module: string): Promise<ReadonlyMap<string, string>> {
  const source = await readFile(new URL(module, import.meta.url), 'utf8');
  const found = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) {
      const [doc] = ts.getJSDocCommentsAndTags(node);
      const comment = doc && ts.getTextOfJSDocComment(doc.comment);
      if (comment) found.set(node.name.getText(), comment.replaceAll(/\s+/g, ' ').replace(/\.$/, ''));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(module, source, ts.ScriptTarget.Latest, true));
  return found;
}
