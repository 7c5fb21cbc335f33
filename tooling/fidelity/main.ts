// Compares the phone's screens with those recorded from the real device: pnpm fidelity [apps …] [--write]
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import picomatch from 'picomatch';
import { fidelityApps } from '../../test/fidelity/apps.ts';
import { belowFloor, type Floor, floorOf, floorsFile, readFloors } from '../../test/fidelity/floors.ts';
import { measureApp } from '../../test/fidelity/measure-app.ts';
import { summarise } from '../../test/fidelity/summary.ts';
import { buildUi } from '../build-ui.ts';
import { type MeasuredApp, renderDetails, renderLine, renderReport } from './render-report.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});

const isWanted = positionals.length === 0 ? () => true : picomatch([...positionals]);
const wanted = fidelityApps.filter(({ name }) => isWanted(name));
if (wanted.length === 0) {
  throw new Error(
    `No app matches ${positionals.join(', ')}; there are ${fidelityApps.map((one) => one.name).join(', ')}`,
  );
}
await buildUi();
const measured: MeasuredApp[] = [];
for (const app of wanted) {
  const screens = await measureApp(app);
  measured.push({ name: app.name, screens });
  for (const screen of screens) console.log(renderLine(screen.id, summarise([screen])), renderDetails(screen));
}
for (const { name, screens } of measured) console.log(renderLine(name, summarise(screens)));
if (values.write) await write();

async function write(): Promise<void> {
  if (wanted.length < fidelityApps.length) throw new Error('The report is of all apps: name none with --write');
  const floors = readFloors();
  const raised: Record<string, Floor> = {};
  for (const { name, screens } of measured) {
    const reached = floorOf(summarise(screens));
    const floor = floors[name];
    const below = floor === undefined ? [] : belowFloor(reached, floor);
    if (below.length > 0) throw new Error(`${name} is below its floor: ${below.join('; ')}`);
    raised[name] = reached;
  }
  await writeFile(floorsFile, `${JSON.stringify(raised, null, 2)}\n`);
  await writeFile(new URL('../../docs/fidelity.md', import.meta.url), renderReport(measured));
}
