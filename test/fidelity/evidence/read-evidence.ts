import { readFileSync } from 'node:fs';
import { z } from 'zod';

const row = z.strictObject({
  app: z.string(),
  screen: z.string(),
  /** The way there, in the words of `parseSteps`. */
  how: z.string(),
  kind: z.enum(['text', 'content-desc', 'resource-id', 'class']),
  /** What it is, or `/regular expression/`; of `class`: `selector is class`. */
  value: z.string(),
  /** Who saw it, at which API level. */
  level: z.string(),
  note: z.string(),
});

/** One fact seen on the real device. */
export type Evidence = z.output<typeof row>;

/** All facts that were seen at the end of one way. */
export interface EvidenceScreen {
  readonly app: string;
  readonly screen: string;
  readonly how: string;
  readonly rows: readonly Evidence[];
}

/** The screens of `evidence.json`, in its order. @throws {ZodError} when the file has another shape */
export function readEvidence(): EvidenceScreen[] {
  const rows = z.array(row).parse(JSON.parse(readFileSync(new URL('evidence.json', import.meta.url), 'utf8')));
  const screens = new Map<string, Evidence[]>();
  for (const one of rows) {
    const key = JSON.stringify([one.app, one.screen, one.how]);
    const seen = screens.get(key);
    if (seen === undefined) screens.set(key, [one]);
    else seen.push(one);
  }
  return [...screens.values()].flatMap((all) => {
    const [first] = all;
    return first === undefined ? [] : [{ app: first.app, screen: first.screen, how: first.how, rows: all }];
  });
}
