import { type Program, parse } from 'acorn';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Statement = Program['body'][number];
type Import = Extract<Statement, { type: 'ImportDeclaration' }>;
type DefaultExport = Extract<Statement, { type: 'ExportDefaultDeclaration' }>;
type NamedExport = Extract<Statement, { type: 'ExportNamedDeclaration' }>;

/** What the module of `screensFactory()` begins with: reading an app's code once more takes most of its first start. */
const MARK = '/* AndroidWorld screens factory 1 */';

/** Whether that is what `screensFactory()` has made. */
export function isScreensFactory(source: string): boolean {
  return source.startsWith(MARK);
}

/**
 * Turns the module with an app's screens into one whose default export makes them, anew at each call: a function that
 * does what the module did, with variables of its own, and resolves to what was its default export. Each process of the
 * app calls it.
 *
 * A page keeps each module it has loaded until it ends, under every address it had; what a function has made goes when
 * nobody knows of it any more. The code is read and compiled once, too.
 *
 * Lines stay where they are, as crash reports name them. Imports are shared by all calls.
 *
 * @param source an ECMAScript module; only its default export is of use
 * @throws {SyntaxError} it is none
 */
export function screensFactory(source: string): string {
  const program = parse(source, { ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true });
  const result = unusedName(source);
  const imports: string[] = [];
  const edits: Edit[] = [];
  let made = 'undefined';
  for (const statement of program.body) {
    const blank = { start: statement.start, end: statement.end, text: '' };
    if (statement.type === 'ImportDeclaration') {
      imports.push(importOf(statement, source));
      edits.push(blank);
    } else if (statement.type === 'ExportAllDeclaration') {
      imports.push(`import ${statement.source.raw};`);
      edits.push(blank);
    } else if (statement.type === 'ExportDefaultDeclaration') {
      const exported = editDefault(statement, result);
      made = exported.name;
      edits.push(...exported.edits);
    } else if (statement.type === 'ExportNamedDeclaration') {
      const name = defaultAmong(statement, source);
      if (statement.declaration) edits.push({ ...blank, end: statement.declaration.start });
      else edits.push(blank);
      if (statement.source)
        imports.push(
          `import { ${name ?? ''}${name === undefined ? '' : ` as ${result}`} } from ${statement.source.raw};`,
        );
      if (name !== undefined) made = statement.source ? result : name;
    }
  }
  return `${MARK} ${imports.join(' ')} export default async () => { ${applied(source, edits)}\nreturn ${made}; };\n`;
}

/** On one line, whatever lines it was on. */
function importOf({ specifiers, source: from }: Import, source: string): string {
  const names = specifiers.flatMap((each) =>
    each.type === 'ImportSpecifier' ? [source.slice(each.start, each.end)] : [],
  );
  const others = specifiers.flatMap((each) =>
    each.type === 'ImportDefaultSpecifier'
      ? [each.local.name]
      : each.type === 'ImportNamespaceSpecifier'
        ? [`* as ${each.local.name}`]
        : [],
  );
  const clause = [...others, ...(names.length > 0 ? [`{ ${names.join(', ')} }`] : [])].join(', ');
  return `import ${clause}${clause === '' ? '' : ' from '}${from.raw};`;
}

function editDefault(
  { start, end, declaration }: DefaultExport,
  result: string,
): { name: string; edits: readonly Edit[] } {
  const isNamed =
    (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration') && declaration.id !== null;
  if (isNamed) return { name: declaration.id.name, edits: [{ start, end: declaration.start, text: '' }] };
  return {
    name: result,
    edits: [
      { start, end: declaration.start, text: `const ${result} = (` },
      { start: declaration.end, end, text: ');' },
    ],
  };
}

/** What the module calls what is exported by default: `made` in `export { made as default }`. */
function defaultAmong({ specifiers }: NamedExport, source: string): string | undefined {
  const found = specifiers.find(
    ({ exported }) => (exported.type === 'Identifier' ? exported.name : exported.value) === 'default',
  );
  return found && source.slice(found.local.start, found.local.end);
}

/** What is taken out leaves its line breaks. */
function applied(source: string, edits: readonly Edit[]): string {
  let text = '';
  let at = 0;
  for (const edit of edits) {
    text += source.slice(at, edit.start) + edit.text + source.slice(edit.start, edit.end).replaceAll(/[^\n]/g, '');
    at = edit.end;
  }
  return text + source.slice(at);
}

function unusedName(source: string): string {
  let name = 'screens';
  while (source.includes(name)) name += '$';
  return name;
}
