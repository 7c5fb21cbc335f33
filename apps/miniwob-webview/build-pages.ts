import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type OutputFile, type Plugin } from 'esbuild';

const root = dirname(fileURLToPath(import.meta.url));
const tasksFolder = join(root, 'pages/tasks');

/** No page may be larger: a phone's WebView opens one per episode. */
export const PAGE_LIMIT_BYTES = 60_000;

/**
 * Makes one self-contained HTML file of every page: `html/miniwob/<task>.html`, and an `index.html` that lists them.
 *
 * @param outFolder e.g. the `assets` of an Android app
 * @param only these tasks instead of all
 * @returns the tasks, in alphabetical order
 * @throws {Error} when a page is larger than the limit
 */
export async function buildPages(outFolder: string, only?: readonly string[]): Promise<string[]> {
  const sources = await findPageSources();
  const tasks = [...sources.keys()].filter((task) => only?.includes(task) ?? true);
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries(tasks.map((task) => [task, `page:${task}`])),
    outdir: root,
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'chrome90',
    minify: true,
    charset: 'utf8',
    logLevel: 'warning',
    // Its index would bring six generators more.
    alias: { seedrandom: 'seedrandom/seedrandom.js' },
    plugins: [pageEntries(sources)],
  });
  const pagesFolder = join(outFolder, 'html/miniwob');
  await mkdir(pagesFolder, { recursive: true });
  await Promise.all(
    tasks.map((task) => writeFile(join(pagesFolder, `${task}.html`), htmlOf(task, bundleOf(task, outputFiles)))),
  );
  await writeFile(join(outFolder, 'index.html'), indexOf(tasks));
  return tasks;
}

/**
 * Finds the pages: every `tasks/<family>/<task>.ts` with a default export is one; files a family shares stand in its
 * `shared` folder.
 *
 * @returns the file of each task
 */
export async function findPageSources(): Promise<Map<string, string>> {
  const families = await readdir(tasksFolder, { withFileTypes: true });
  const sources: [task: string, file: string][] = [];
  for (const family of families.filter((entry) => entry.isDirectory())) {
    const files = await readdir(join(tasksFolder, family.name));
    for (const file of files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))) {
      sources.push([basename(file, '.ts'), join(tasksFolder, family.name, file)]);
    }
  }
  return new Map(sources.sort(([left], [right]) => (left < right ? -1 : 1)));
}

/** Page modules have no effect of their own, so that they can be drawn from without a browser: the entry starts them. */
function pageEntries(sources: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'page-entries',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^page:/ }, ({ path }) => ({ path: path.slice('page:'.length), namespace: 'page' }));
      onLoad({ filter: /.*/, namespace: 'page' }, ({ path }) => ({
        contents: `
          import { startPage } from './pages/runtime/start-page.ts';
          import page from ${JSON.stringify(sources.get(path))};
          startPage(page);`,
        loader: 'ts',
        resolveDir: root,
      }));
    },
  };
}

interface Bundle {
  script: string;
  style: string;
}

function bundleOf(task: string, files: readonly OutputFile[]): Bundle {
  const textOf = (name: string): string => files.find((file) => basename(file.path) === name)?.text.trim() ?? '';
  return { script: textOf(`${task}.js`), style: textOf(`${task}.css`) };
}

function htmlOf(task: string, { script, style }: Bundle): string {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=216, user-scalable=no">
<title>${task}</title>
<style>${style}</style>
</head>
<body>
<script>${script}</script>
</body>
</html>
`;
  const bytes = Buffer.byteLength(html);
  if (bytes > PAGE_LIMIT_BYTES) {
    throw new Error(`The page ${task} has ${bytes} bytes, more than ${PAGE_LIMIT_BYTES}: shorten its lists of words`);
  }
  return html;
}

function indexOf(tasks: readonly string[]): string {
  const items = tasks.map((task) => `<li><a href="html/miniwob/${task}.html">${task}</a></li>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>MiniWoB++</title>
<style>body { font: 16px/1.7 Roboto, Arial, sans-serif; margin: 16px } ul { columns: 14em; padding-left: 20px }</style>
</head>
<body>
<h1>MiniWoB++</h1>
<ul>
${items.join('\n')}
</ul>
</body>
</html>
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildPages(join(root, 'dist/pages'));
