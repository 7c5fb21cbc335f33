/** Writes a demonstration run and its report: `node --import tsx --conditions=androidworld-source test/write-demo.ts <folder>`. */
import { join } from 'node:path';
import { openStore } from '@androidworld/store';
import { writeHtmlReport } from '../src/index.ts';
import { demoRun } from './demo-run.ts';

const [folder = 'results/demo'] = process.argv.slice(2);
const store = await openStore({ folder });
await demoRun(store);
const runs = [{ store, runId: 'last', resultsFolder: folder }];
await writeHtmlReport({ runs, file: join(folder, 'report.html') });
await writeHtmlReport({ runs, file: join(folder, 'report-embedded.html'), embed: true });
await store.close();
