import type { VirtualApp } from '@androidworld/app-sdk';
import { AndroidWorldError } from '@androidworld/core';
import { describeIssues } from '@androidworld/core/internals';
import { z } from 'zod';

const text = z.string('expected a text');
const named = z.looseObject({ name: text.min(1, 'expected the name of a class') }, 'expected an object');
const list = <Item extends z.ZodType>(item: Item) => z.array(item, 'expected a list');
const intentFilter = z.looseObject(
  { actions: list(text).optional(), categories: list(text).optional() },
  'expected an object',
);
const activity = named.extend({ filters: list(intentFilter).optional() });

/** As Android's package parser takes it; `android` is the framework's own. */
const packageName = text.regex(
  /^(?:android|[A-Za-z]\w*(?:\.[A-Za-z]\w*)+)$/,
  'expected the name of a package, with a dot in it, as "org.example.notes"',
);

const manifest = z.looseObject(
  {
    ...{ packageName, label: text, versionName: text, versionCode: z.int('expected a whole number') },
    icon: z.looseObject({}, 'expected an object'),
    activities: list(activity),
    activityAliases: list(named).optional(),
    ...{
      receivers: list(named).optional(),
      providers: list(z.looseObject({ authority: text }, 'expected an object')).optional(),
      services: list(named).optional(),
    },
    permissions: list(text).optional(),
  },
  'expected an object',
);

const isFile = (value: unknown) => Object(value).protocol === 'file:';

/** Of plain JavaScript, too: what the package manager reads of each app when the phone starts. */
export const appSchema = z.looseObject(
  { manifest, ui: z.custom(isFile, 'expected the URL of a file, as uiModule() makes it').optional() },
  'expected an app',
);

const checked = new WeakSet<VirtualApp>();

/** @throws AW_PLUGIN_INVALID when a manifest is not what the package manager can read, naming the app, the place and what was found */
export function checkApps(apps: readonly VirtualApp[]): void {
  for (const app of apps) {
    if (checked.has(app)) continue;
    const { error } = appSchema.safeParse(app);
    if (error) {
      const problems = describeIssues(error.issues, app);
      const name = JSON.stringify(app?.manifest?.packageName ?? app?.manifest?.label ?? 'without a name');
      const message = `The app ${name} cannot be put on a phone:\n  ${problems.join('\n  ')}`;
      throw new AndroidWorldError('AW_PLUGIN_INVALID', message, { details: { problems } });
    }
    checked.add(app);
  }
}
