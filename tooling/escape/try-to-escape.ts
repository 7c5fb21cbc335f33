import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openScreenHost } from '../../packages/virtual-phone/src/screen/index.ts';
import { testPhone } from '../../packages/virtual-phone/test/transcripts/test-phone.ts';
import { hostileArchives } from './archives.ts';
import { Canary } from './canary.ts';
import { endJobs } from './run-bounded.ts';
import { prepareFolder, programAttempts, specialAttempts } from './shell-attempts.ts';
import { type Attempt, tryAll, type Verdict } from './try-all.ts';
import { webAttempt } from './web-attempt.ts';

export interface EscapeOptions {
  /** Two kinds of path and six shapes of command line for each program, no browser. */
  readonly short: boolean;
  readonly log: (line: string) => void;
  /** Made after the others. */
  readonly more?: (canary: Canary) => readonly Attempt[];
}

/** Tries every way out of a phone that we know; a sound phone has no hits. */
export async function tryToEscape({ short, log, more = () => [] }: EscapeOptions): Promise<Verdict[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'androidworld-escape-'));
  const canary = await Canary.open(path.join(folder, 'host'));
  const phone = await testPhone();
  const disk = path.dirname(phone.system.disk.hostPath('/data'));
  const factory = short ? undefined : await openScreenHost();
  try {
    await prepareFolder(phone.system, canary, hostileArchives(canary.file));
    const attempts = [
      ...specialAttempts(phone.system, canary, { short }),
      ...programAttempts(phone.system, canary, { short }),
      ...(factory === undefined ? [] : [webAttempt(factory, canary)]),
      ...more(canary),
    ];
    log(`${attempts.length} attempts`);
    return await tryAll(attempts, { canary, disk, log });
  } finally {
    endJobs(phone.system);
    await factory?.close();
    await phone.close();
    await canary.close();
    await rm(folder, { recursive: true, force: true });
  }
}
