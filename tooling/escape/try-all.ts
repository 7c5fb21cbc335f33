import fs from 'node:fs';
import path from 'node:path';
import { Canary, type Hit } from './canary.ts';

/** One try to get out of the phone. */
export interface Attempt {
  /** A row of the table. */
  readonly group: string;
  readonly name: string;
  /** @returns everything that it made the phone print or show */
  run(): Promise<string>;
}

export interface Verdict {
  readonly group: string;
  readonly attempts: number;
  /** Attempt by attempt. */
  readonly hits: readonly (Hit & { readonly attempt: string })[];
}

/** Makes the attempts, a few at a time; what is touched meanwhile is put down to those of one group. */
export async function tryAll(
  attempts: readonly Attempt[],
  { canary, disk, log }: { readonly canary: Canary; readonly disk: string; readonly log: (line: string) => void },
): Promise<Verdict[]> {
  const groups = groupsOf(attempts);
  const verdicts: Verdict[] = [];
  for (const [group, members] of groups) {
    const hits: (Hit & { attempt: string })[] = [];
    for (let at = 0; at < members.length; at += atOnce) {
      const some = members.slice(at, at + atOnce);
      const outputs = await Promise.all(some.map((attempt) => attempt.run()));
      for (const hit of canary.look(outputs.join('\n'))) {
        hits.push({ ...hit, attempt: some.map(({ name }) => name).join(' | ') });
      }
    }
    for (const what of filesWithWord(disk)) hits.push({ kind: 'read', what, attempt: group });
    verdicts.push({ group, attempts: members.length, hits });
    if (hits.length > 0) log(`${group}: ${hits.length} hits`);
  }
  return verdicts;
}

const atOnce = 8;

function groupsOf(attempts: readonly Attempt[]): Map<string, Attempt[]> {
  const groups = new Map<string, Attempt[]>();
  for (const attempt of attempts) groups.set(attempt.group, [...(groups.get(attempt.group) ?? []), attempt]);
  return groups;
}

/** Copies of what was read may lie on the phone's disk. Each is told once. */
function filesWithWord(folder: string): string[] {
  const found: string[] = [];
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) found.push(...filesWithWord(file));
    if (!entry.isFile() || fs.statSync(file).size > 50_000_000) continue;
    if (!fs.readFileSync(file).includes(Canary.word)) continue;
    found.push(file);
    fs.rmSync(file);
  }
  return found;
}
