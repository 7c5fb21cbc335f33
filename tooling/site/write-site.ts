import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CommentDisplayPart, ProjectReflection } from 'typedoc';
import { readApi } from './read-api.ts';
import { undocumented } from './undocumented.ts';

const root = join(import.meta.dirname, '../..');

/** What a visitor reads first, in this order; the other pages follow by name. */
const guides = [
  'docs/configuration.md',
  'docs/command-line.md',
  'docs/writing-an-agent.md',
  'docs/writing-a-task.md',
  'docs/writing-a-suite.md',
  'docs/writing-a-driver.md',
  'docs/writing-virtual-apps.md',
];

/**
 * Writes the pages of docs/ and of the packages, and the reference of every public symbol.
 *
 * @returns path of the first page
 * @throws when a link leads nowhere, or a public symbol or member has no docstring
 */
export async function writeSite(out: string): Promise<string> {
  const { app, project } = await readApi({
    readme: join(root, 'README.md'),
    projectDocuments: pages(),
    // Which repository this is a clone of is not known here.
    disableSources: true,
    navigation: { includeFolders: false },
    hideGenerator: true,
    logLevel: 'Warn',
    validation: { notExported: false, notDocumented: false, invalidLink: true, invalidPath: true },
  });
  const missing = undocumented(project);
  if (missing.length > 0) throw new Error(`${missing.length} without a docstring:\n${missing.join('\n')}`);
  nameByTitle(project);
  app.validate(project);
  await app.generateDocs(project, out);
  const { errorCount, warningCount } = app.logger;
  if (errorCount + warningCount > 0) throw new Error(`${errorCount + warningCount} faults of the pages, told above`);
  return join(out, 'index.html');
}

/** Pages are found by their titles; the first has that of the site above it already. */
function nameByTitle({ readme, documents = [] }: ProjectReflection): void {
  if (readme !== undefined) takeTitle(readme);
  for (const document of documents) document.name = titleOf(document.content) ?? document.name;
}

const title = /^\s*(?:<!--[^>]*-->\s*)?# ([^\n]+)\n/;

function titleOf(parts: readonly CommentDisplayPart[]): string | undefined {
  return title.exec(parts[0]?.text ?? '')?.[1]?.replaceAll('`', '');
}

function takeTitle(parts: readonly CommentDisplayPart[]): void {
  const [first] = parts;
  if (first !== undefined) first.text = first.text.replace(title, '');
}

function pages(): string[] {
  const markdown = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`)
    .sort();
  const readmes = readdirSync(join(root, 'packages')).map((name) => `packages/${name}/README.md`);
  const others = markdown.filter((file) => !guides.includes(file));
  return [...guides, ...others, ...readmes].map((file) => join(root, file));
}
