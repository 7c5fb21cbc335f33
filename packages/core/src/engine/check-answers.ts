import { z } from 'zod';
import type { Driver, FileStat, InstalledApp, ObserveOptions, ShellResult } from '../contracts/device.ts';
import type { Observation } from '../contracts/observation.ts';
import { requireValid } from './require-valid.ts';

const number = z.number('expected a number');
const size = z.number('expected pixels').positive('expected pixels from 1');
const text = z.string('expected a text');
const maybe = z.string('expected a text, or nothing').optional();
const flag = z.boolean('expected true or false');
const list = <Item extends z.ZodType>(item: Item) => z.array(item, 'expected a list');
const object = <Shape extends z.ZodRawShape>(shape: Shape) => z.looseObject(shape, 'expected an object');
// Not by `instanceof`: test runners have another Uint8Array than Node's Buffer is one of.
const isBytes = (value: unknown) => Object.prototype.toString.call(value) === '[object Uint8Array]';
const bytes = z.custom(isBytes, 'expected bytes (a Uint8Array)');

const element = object({
  index: number,
  ...{ text: maybe, contentDescription: maybe, hintText: maybe, tooltipText: maybe },
  ...{ className: maybe, packageName: maybe, resourceId: maybe },
  bounds: object({ left: number, top: number, right: number, bottom: number }).optional(),
  ...{ checkable: flag, checked: flag, clickable: flag, editable: flag, enabled: flag, focusable: flag },
  ...{ focused: flag, longClickable: flag, password: flag, scrollable: flag, selected: flag, visibleToUser: flag },
});

/** By it an action finds what the agent means: another element's would be touched in its place, without a word. */
const elements = list(element).superRefine((found, { addIssue }) => {
  const place = found.findIndex(({ index }, at) => index !== at);
  const message = `expected ${place}, its place in the list`;
  if (place >= 0) addIssue({ code: 'custom', message, path: [place, 'index'] });
});

// Its elements are those of the list, which are checked there.
const node: z.ZodType = object({
  element: z.custom((value) => typeof value === 'object' && value !== null, 'expected an element'),
  get children() {
    return list(node);
  },
});

const whole = {
  id: number,
  captured: object({ startMs: number, endMs: number }),
  screen: object({ width: size, height: size }),
  rotation: z.literal([0, 1, 2, 3], 'expected 0, 1, 2 or 3'),
  tree: list(node),
  elements,
  foreground: object({ packageName: text, activity: text }).optional(),
};
const screenshot = object({
  bytes,
  mediaType: z.literal('image/png', 'expected "image/png"'),
  ...{ width: size, height: size },
});
const observation = object({ ...whole, screenshot: screenshot.optional() });
const pictured = object({ ...whole, screenshot });

const shellResult = object({ exitCode: number, stdout: text, stderr: text });
const stat = object({
  kind: z.enum(['file', 'directory', 'symlink', 'other'], 'expected "file", "directory", "symlink" or "other"'),
  ...{ mode: number, size: number, modifiedMs: number },
}).optional();
const app = object({ packageName: text, label: text, component: text });

/**
 * What the devices of a driver answer, checked when it comes: agents, tasks and the record take it for what it should be,
 * and would fail far from here, in the name of somebody who can do nothing about it.
 *
 * @throws AW_PLUGIN_INVALID (each of them) saying what was expected and what was found, and where
 */
export function checkedAnswers({ name }: Pick<Driver, 'name'>) {
  const of = (call: string) => `${call} of a device of driver "${name}"`;
  return {
    observation: (found: unknown, options: ObserveOptions = {}): Observation =>
      requireValid(
        options.screenshot === false ? observation : pictured,
        found,
        `${of('observe()')} gave no observation`,
      ),
    shellResult: (found: unknown): ShellResult =>
      requireValid(shellResult, found, `${of('shell()')} gave what is no result of a command`),
    content: (found: unknown): Uint8Array => requireValid(bytes, found, `${of('files.read()')} gave no content`),
    stat: (found: unknown): FileStat | undefined =>
      requireValid(stat, found, `${of('files.stat()')} gave what is known of no file`),
    names: (found: unknown): readonly string[] =>
      requireValid(list(text), found, `${of('files.list()')} gave what is no list of names`),
    apps: (found: unknown): readonly InstalledApp[] =>
      requireValid(list(app), found, `${of('apps.list()')} gave what is no list of apps`),
    app: (found: unknown): InstalledApp => requireValid(app, found, `${of('apps.open()')} gave what is no app`),
  };
}
