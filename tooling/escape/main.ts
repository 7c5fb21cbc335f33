// Tries every way from a phone to this computer that we know: pnpm escape [--short]
import { parseArgs } from 'node:util';
import { buildUi } from '../build-ui.ts';
import { renderVerdicts } from './render-verdicts.ts';
import { tryToEscape } from './try-to-escape.ts';

const help = `pnpm escape [options]

  --short   the form in the test suite: fewer paths, no browser

Programs of the phone's shell, SQL, content providers, archives, links, screens and a page in a WebView are tried with
paths, queries and addresses that lead to canary files and a canary port. Exit status 1 when one was touched.
`;

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});

if (values.help) console.log(help);
else {
  await buildUi();
  const verdicts = await tryToEscape({ short: values.short, log: (line) => console.error(line) });
  console.log(renderVerdicts(verdicts));
  process.exitCode = verdicts.some(({ hits }) => hits.length > 0) ? 1 : 0;
}
