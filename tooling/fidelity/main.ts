// Compares the phone's screens with those recorded from the real device:
// pnpm fidelity [apps …] [--evidence] [--write] [--sheet folder]
// With --evidence: whether single facts seen on it (test/fidelity/evidence) hold here. --write needs all of both.
// With --sheet: a picture of each screen beside the recorded one's boxes.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import picomatch from 'picomatch';
import { fidelityApps, unfinishedApps } from '../../test/fidelity/apps.ts';
import {
  factFloorsFile,
  factFloorsOf,
  factsBelowFloor,
  readFactFloors,
} from '../../test/fidelity/evidence/fact-floors.ts';
import { heldByApp } from '../../test/fidelity/evidence/held-by-app.ts';
import { measureAll } from '../../test/fidelity/evidence/measure-all.ts';
import { readEvidence } from '../../test/fidelity/evidence/read-evidence.ts';
import { belowFloor, type Floor, floorOf, floorsFile, readFloors } from '../../test/fidelity/floors.ts';
import { measureApp } from '../../test/fidelity/measure-app.ts';
import { summarise } from '../../test/fidelity/summary.ts';
import { buildUi } from '../build-ui.ts';
import { type MeasuredApp, renderDetails, renderFacts, renderLine, renderReport } from './render-report.ts';
import { writeComparison } from './write-comparison.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    evidence: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    sheet: { type: 'string' },
  },
});

const isWanted = positionals.length === 0 ? () => true : picomatch([...positionals]);
const allApps = [...fidelityApps, ...unfinishedApps];
const wanted = values.evidence ? [] : allApps.filter(({ name }) => isWanted(name));
const screensOfFacts = values.evidence || values.write ? readEvidence().filter(({ app }) => isWanted(app)) : [];
if (wanted.length + screensOfFacts.length === 0) {
  const names = values.evidence ? readEvidence().map(({ app }) => app) : allApps.map(({ name }) => name);
  throw new Error(`No app matches ${positionals.join(', ')}; there are ${[...new Set(names)].join(', ')}`);
}
await buildUi();
const measured: MeasuredApp[] = [];
const { sheet } = values;
for (const app of wanted) {
  const screens = await measureApp(app, sheet === undefined ? undefined : (shown) => writeComparison(shown, sheet));
  measured.push({ name: app.name, screens });
  for (const screen of screens) console.log(renderLine(screen.id, summarise([screen])), renderDetails(screen));
}
for (const { name, screens } of measured) console.log(renderLine(name, summarise(screens)));
const facts = await measureAll(screensOfFacts);
for (const screen of facts) console.log(renderFacts(screen));
for (const [app, { held, all }] of heldByApp(facts)) console.log(`${app}: ${held} of ${all} facts hold`);
if (values.write) await write();

async function write(): Promise<void> {
  if (positionals.length > 0 || values.evidence)
    throw new Error('The report is of all apps and facts: --write goes without names and without --evidence');
  const floors = readFloors();
  const raised: Record<string, Floor> = {};
  for (const { name, screens } of measured) {
    const reached = floorOf(summarise(screens));
    const floor = floors[name];
    const below = floor === undefined ? [] : belowFloor(reached, floor);
    if (below.length > 0) throw new Error(`${name} is below its floor: ${below.join('; ')}`);
    raised[name] = reached;
  }
  const lost = factsBelowFloor(facts, readFactFloors());
  if (lost.length > 0) throw new Error(`Facts that held before do not any more: ${lost.join('; ')}`);
  await writeFile(factFloorsFile, `${JSON.stringify(factFloorsOf(facts), null, 2)}\n`);
  await writeFile(floorsFile, `${JSON.stringify(raised, null, 2)}\n`);
  await writeFile(new URL('../../docs/fidelity.md', import.meta.url), renderReport(measured, facts));
}
