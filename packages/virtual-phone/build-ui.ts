import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type BuildOptions, build } from 'esbuild';

const root = dirname(fileURLToPath(import.meta.url));

/**
 * Bundles what runs in the phone's page into `dist/ui`: the frame that mounts windows, the kit of widgets, one
 * shared Preact; the script that connects web pages; the viewer a person sees the phone in; and the encoder of recordings.
 * Apps are bundled apart and import these by the names in
 * the page's import map.
 *
 * @returns the files that went in
 */
export async function buildPhoneUi(): Promise<string[]> {
  const outdir = join(root, 'dist/ui');
  const { metafile } = await build({
    metafile: true,
    entryPoints: {
      page: join(root, 'src/screen/page/main.tsx'),
      'app-sdk-ui': '@androidworld/app-sdk/ui',
      'app-sdk-system': '@androidworld/app-sdk/system',
      preact: 'preact',
      'preact-hooks': 'preact/hooks',
      'preact-jsx-runtime': 'preact/jsx-runtime',
      viewer: join(root, 'src/screen/viewer/viewer.ts'),
      recorder: join(root, 'src/screen/recorder/encoder-page.ts'),
    },
    outdir,
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'chrome120',
    minify: true,
    sourcemap: false,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    // The page and the kit share their modules, so both are bundled from the sources.
    conditions: ['androidworld-source', 'module'],
    loader: { '.css': 'css' },
    logLevel: 'warning',
  });
  // Alone: they run in web pages and their workers, which reach nothing else of the phone.
  const alone = {
    metafile: true,
    outdir,
    absWorkingDir: root,
    bundle: true,
    conditions: ['androidworld-source', 'module'],
    format: 'iife',
    target: 'chrome120',
    minify: true,
    logLevel: 'warning',
  } as const satisfies BuildOptions;
  const worker = await build({
    ...alone,
    entryPoints: [join(root, 'src/screen/web-bridge/worker/begin-worker.ts')],
    write: false,
  });
  const bridge = await build({
    ...alone,
    entryPoints: { 'web-bridge': join(root, 'src/screen/web-bridge/main.ts') },
    define: { WORKER_SCRIPT: JSON.stringify(worker.outputFiles[0]?.text.trimEnd()) },
  });
  await mkdir(outdir, { recursive: true });
  await cp(join(root, 'src/screen/page/index.html'), join(outdir, 'index.html'));
  await cp(join(root, 'src/screen/recorder/recorder.html'), join(outdir, 'recorder.html'));
  await cp(join(root, 'src/screen/viewer/viewer.html'), join(outdir, 'viewer.html'));
  await cp(join(root, 'src/screen/viewer/viewer.css'), join(outdir, 'viewer.css'));
  await cp(join(root, 'src/screen/viewer/inspector/inspector.css'), join(outdir, 'inspector.css'));
  const roboto = await copyFont(ROBOTO, outdir);
  const others = (await Promise.all(OTHERS.map((font) => copyFont(font, outdir)))).join('\n');
  await writeFile(join(outdir, 'fonts.css'), [roboto, others].join('\n'));
  await writeFile(join(outdir, 'web-page.css'), await webPageStyle(roboto, others));
  const bundled = [metafile, worker.metafile, bridge.metafile].flatMap(({ inputs }) => Object.keys(inputs));
  return [...bundled.map((file) => join(root, file)), ...FONTS.map((stylesheet) => resolve(stylesheet))];
}

const ROBOTO = '@fontsource-variable/roboto/index.css';
/** The one file: those cut by ranges hold SVG glyphs, which Chromium does not draw. */
const EMOJI = '@fontsource/noto-color-emoji/emoji-400.css';
/**
 * Scripts Roboto has not, in the one weight Android's image has of them: bold is drawn from it. Chinese and Japanese are
 * the Chinese forms; files cut by ranges load as a page shows their characters.
 */
const SCRIPTS = ['sans-devanagari', 'sans-thai', 'sans-sc', 'sans-kr', 'naskh-arabic', 'sans-hebrew'].map(
  (font) => `@fontsource/noto-${font}/400.css`,
);
const OTHERS = [EMOJI, ...SCRIPTS];
const FONTS = [ROBOTO, ...OTHERS];

/** Names Android draws with its own font (`/system/etc/fonts.xml`). */
const SANS_SERIF = ['Roboto', 'Arial', 'Helvetica', 'Tahoma', 'Verdana'];

/** What Chromium on Android does on its own in every web page: the phone's fonts, and how it draws controls. */
async function webPageStyle(roboto: string, others: string): Promise<string> {
  const faces = SANS_SERIF.map((name) => roboto.replaceAll("'Roboto'", `'${name}'`));
  const style = await readFile(join(root, 'src/screen/web-content/web-page.css'), 'utf8');
  return [...faces, others, style].join('\n').replaceAll('url(/ui/', 'url(/.webview/');
}

/**
 * Copies the files of a font, and its licence, which must go where they go. The page loads a file when it shows one of
 * the file's characters.
 *
 * @param stylesheet as an import
 * @returns its CSS
 */
async function copyFont(stylesheet: string, outdir: string): Promise<string> {
  const css = resolve(stylesheet);
  const rules = (await readFile(css, 'utf8'))
    .replaceAll(/src: url\(\.\/files\/([^)]*\.woff2)\)[^;]*;/g, "src: url(/ui/$1) format('woff2');")
    .replaceAll('Roboto Variable', 'Roboto')
    .replaceAll('font-display: swap', 'font-display: block');
  const files = [...rules.matchAll(/url\(\/ui\/([^)]*)\)/g)].map((match) => match[1] ?? '');
  await Promise.all(files.map((file) => cp(join(dirname(css), 'files', file), join(outdir, file))));
  await cp(join(dirname(css), 'LICENSE'), join(outdir, `${basename(dirname(css))}.LICENSE.txt`));
  return rules;
}

function resolve(stylesheet: string): string {
  return createRequire(import.meta.url).resolve(stylesheet);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildPhoneUi();
