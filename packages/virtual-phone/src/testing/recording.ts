import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const flag = z.boolean().optional();

/** An element of a recorded screen. What is empty or false was left out; `enabled` when true. Bounds in pixels. */
const recordedElement = z.object({
  text: z.string().default(''),
  contentDescription: z.string().default(''),
  class: z.string().optional(),
  resourceId: z.string().default(''),
  package: z.string().optional(),
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
  clickable: flag,
  longClickable: flag,
  checkable: flag,
  checked: flag,
  focusable: flag,
  scrollable: flag,
  selected: flag,
  enabled: flag,
});

const recording = z.object({
  id: z.string(),
  package: z.string(),
  /** `filtered list`, `single elements` …: what may be missing from it. */
  capture: z.string().default('uiautomator dump'),
  /** False: recorded on a phone of another size. */
  comparableBounds: z.boolean().default(true),
  elements: z.array(recordedElement),
});

/** An element of a recorded screen, with what the file left out filled in. Bounds in pixels. */
export type RecordedElement = z.output<typeof recordedElement>;
/** A screen of a real device as an accessibility client saw it. */
export type Recording = z.output<typeof recording>;
/** As written in a file: with fields left out. */
export type RecordingSource = z.input<typeof recording>;

/** @throws {ZodError} when it has another shape */
export function parseRecording(source: unknown): Recording {
  return recording.parse(source);
}

/**
 * Reads a recorded screen.
 *
 * @param folder holds JSON files, each a list of screens
 * @throws when no file has a screen of this id
 */
export function readRecording(folder: string, id: string): Recording {
  const screens = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => screensOf(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
  const screen = screens.find((candidate) => candidate.id === id);
  if (screen !== undefined) return parseRecording(screen);
  throw new Error(
    `There is no recorded screen "${id}" in ${folder}; there are ${screens.map((one) => one.id).join(', ')}`,
  );
}

const anyScreen = z.looseObject({ id: z.string(), elements: z.array(z.unknown()) });

function screensOf(file: unknown): z.output<typeof anyScreen>[] {
  return (Array.isArray(file) ? file : [file]).flatMap((entry) => {
    const parsed = anyScreen.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
}
