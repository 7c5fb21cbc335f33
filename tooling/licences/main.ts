// Checks the licences of everything we bundle or have installed, and that the notices say so; `--write` writes them.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unusedOfJustBash } from '../../packages/virtual-phone/just-bash-unused.ts';
import { buildUi } from '../build-ui.ts';
import { checkLicences } from './check-licences.ts';
import { packagesOf, productionPackages } from './installed-packages.ts';
import { renderBundled, renderInstalled } from './render-notices.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const noticeName = 'THIRD_PARTY_NOTICES.md';

/** Pages of the WebView app are bundled into this package, with all their dependencies. */
const pages = { folder: join(root, 'apps/miniwob-webview'), bundledInto: 'virtual-apps' };

/** The shell's parser and programs, which bring along what they are made of, but for what the phone has no use for. */
const shell = { folder: join(root, 'packages/virtual-phone/node_modules/just-bash'), bundledInto: 'virtual-phone' };
const shellPackages = productionPackages([shell.folder], unusedOfJustBash);

const inputs = await buildUi();
const bundled = Object.entries(inputs).map(([owner, files]) => {
  const own = packagesOf(owner === shell.bundledInto ? [...files, join(shell.folder, 'package.json')] : files);
  const added = [
    ...(owner === pages.bundledInto ? productionPackages([pages.folder]) : []),
    ...(owner === shell.bundledInto ? shellPackages : []),
  ];
  return { owner, packages: [...own, ...added].toSorted((a, b) => (a.name < b.name ? -1 : 1)) };
});
const published = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name));
const installed = productionPackages(published);

const notices = new Map([
  [join(root, noticeName), renderInstalled(installed)],
  ...bundled.map(
    ({ owner, packages }) =>
      [join(root, 'packages', owner, noticeName), renderBundled(`@androidworld/${owner}`, packages)] as const,
  ),
]);
const problems = checkLicences({ installed, bundled: bundled.flatMap(({ packages }) => packages) });
for (const [file, text] of notices) {
  if (process.argv.includes('--write')) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    problems.push(`${file} does not say what is there now. Run "pnpm licences --write" and commit it`);
  }
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
