import { type AppSetUp, closeRecents, setClock, setUpApp } from '@androidworld/android-kit';
import { AndroidWorldError, defineSuite, type Suite } from '@androidworld/core';
import { checkOptions } from '@androidworld/core/internals';
import { z } from 'zod';
import { type Host, type HostName, hosts } from './host/host.ts';
import { findOwnPages, type OwnPages, pagesFolderOn, pushPages } from './host/push-pages.ts';
import { pageTask } from './page-task.ts';
import { type PageName, pages } from './pages.ts';
import { solutions } from './solutions/solutions.ts';
import { version } from './version.ts';

/** Options of the suite `miniwob`. */
export interface MiniWobOptions {
  /** `paper-62`: the pages the paper evaluates. Default: all 92. */
  readonly subset?: 'paper-62';
  /**
   * Folder with MiniWoB++ pages of your own (`miniwob/<page>.html`, `core/`, `common/`), shown in place of ours: every
   * page in it is a task.
   */
  readonly pages?: string;
  /** The app that shows the pages: ours (`androidworld`, default), or the one the paper was measured with. */
  readonly host?: HostName;
  /** Folder with the app's APK file, or its address (`https://…`), for devices that lack it. */
  readonly apks?: string;
}

const path = z.string('expected a path').min(1, 'expected a path that is not empty');

const optionShape = {
  subset: z.enum(['paper-62'], 'expected "paper-62"').optional(),
  pages: path.optional(),
  host: z.enum(['androidworld', 'original'] satisfies HostName[], 'expected "androidworld" or "original"').optional(),
  apks: path.optional(),
} satisfies Record<keyof MiniWobOptions, z.ZodType>;

/** As in AndroidWorld: pages with a calendar see this day. */
const startTime = new Date('2023-10-15T15:34:00Z');

/**
 * MobileMiniWoB++: small tasks on web pages, in an app that answers intents.
 *
 * @throws AW_CONFIG_INVALID naming options that are wrong; if the folder with own pages has none, or lacks some of the subset
 */
export function miniWob(options: MiniWobOptions = {}): Suite {
  checkOptions('the suite miniwob', optionShape, options);
  const { subset, host: hostName = 'androidworld', apks } = options;
  const host = hosts[hostName];
  const own = options.pages === undefined ? undefined : ownPages(options.pages, host, subset);
  const app: AppSetUp = { name: 'miniwob', packageName: host.packageName, apks: [{ file: host.apk }] };
  return defineSuite({
    name: 'miniwob',
    version,
    tasks: own ? tasksOfOwnPages(own, host, subset) : tasksOfOurPages(host, subset),
    async prepareDevice(context) {
      await setUpApp(context, app, apks === undefined ? {} : { source: { apks } });
      if (own) await pushPages(context.device, host, own, { signal: context.signal });
    },
    async beforeEpisode({ device, signal }) {
      await setClock(device, startTime, { signal });
    },
    async afterEpisode({ device, signal }) {
      await closeRecents(device, { signal });
    },
  });
}

function tasksOfOurPages(host: Host, subset: MiniWobOptions['subset']) {
  return pages
    .filter((page) => subset === undefined || page.inPaper62)
    .map(({ name }) => {
      const solution = solutions[name];
      return pageTask(name, { host, ...(solution && { solution }) });
    });
}

function tasksOfOwnPages({ names }: OwnPages, host: Host, subset: MiniWobOptions['subset']) {
  const paper62 = new Set<string>(pages.filter((page) => page.inPaper62).map(({ name }) => name));
  return names
    .filter((name) => subset === undefined || paper62.has(name))
    .map((name) => pageTask(name, { host, pagesFolder: pagesFolderOn(host) }));
}

function ownPages(folder: string, host: Host, subset: MiniWobOptions['subset']): OwnPages {
  if (host.actions === hosts.original.actions) {
    throw new AndroidWorldError(
      'AW_CONFIG_INVALID',
      'miniWob(): the original app shows no pages but its own; leave out "pages" or "host"',
    );
  }
  const own = findOwnPages(folder);
  if (subset === undefined) return own;
  const missing = pages.filter(({ name, inPaper62 }) => inPaper62 && !own.names.includes(name satisfies PageName));
  if (missing.length === 0) return own;
  throw new AndroidWorldError(
    'AW_CONFIG_INVALID',
    `miniWob({ pages: ${JSON.stringify(own.folder)}, subset: "${subset}" }): ${missing.length} of its pages are not in the folder: ${missing.map(({ name }) => name).join(', ')}`,
  );
}
