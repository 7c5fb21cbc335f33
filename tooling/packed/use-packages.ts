import type { Author } from './author.ts';

const config = `import { noop, oracle } from '@androidworld/agent-baselines';
import { defineConfig } from '@androidworld/core';
import agentClerk from '@acme/agent-clerk';
import { counter } from '@acme/app-till';
import driverTold from '@acme/driver-told';
import suiteShop from '@acme/suite-shop';
import { virtualPhone } from '@androidworld/virtual-phone';
import { standardApps } from '@androidworld/virtual-apps';
import { systemImage } from '@androidworld/virtual-image';

export const told = () => driverTold({ log: () => undefined });

export default defineConfig({
  driver: virtualPhone({ image: systemImage, apps: [...standardApps, counter] }),
  suites: [suiteShop()],
  agents: [oracle(), noop(), agentClerk({ mostTaps: 2 })],
});
`;

const ours = ['core', 'agent-baselines', 'virtual-phone', 'virtual-apps', 'virtual-image'];

/** Types and all, as whoever writes TypeScript resolves modules; then a run. */
export async function usePackages(author: Author, packages: readonly string[]): Promise<void> {
  await author.write('package.json', JSON.stringify({ private: true, type: 'module' }));
  await author.write('androidworld.config.ts', config);
  await author.run(
    ...(['npm', 'install', '--save-dev', 'androidworld', 'typescript@5.9', '@types/node@20'] as const),
    ...ours.map((name) => `@androidworld/${name}`),
    ...packages,
  );
  for (const [module, resolution] of [
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ] as const) {
    await author.run(
      ...(['npx', 'tsc', '--noEmit', '--strict', '--exactOptionalPropertyTypes', '--target', 'es2023'] as const),
      ...['--module', module, '--moduleResolution', resolution, 'androidworld.config.ts'],
    );
  }
  const printed = await author.run('npx', 'androidworld', 'run', '--json');
  expectStatuses(printed, { oracle: 'passed', noop: 'failed', 'agent-clerk': undefined });
}

const plain = { suites: ['@acme/suite-shop'], agents: ['oracle', ['@acme/agent-clerk', { mostTaps: 1 }]] };

/** Plugins named in JSON, and in an ES module without types. */
export async function useAsAnyConfig(author: Author, packages: readonly string[]): Promise<void> {
  await author.write('package.json', JSON.stringify({ private: true, type: 'module' }));
  await author.run('npm', 'install', '--save-dev', 'androidworld', ...packages);
  await author.write('androidworld.config.json', JSON.stringify(plain));
  expectStatuses(await author.run('npx', 'androidworld', 'run', '--json'), { oracle: 'passed' });
  await author.write(
    'module/androidworld.config.mjs',
    `import suiteShop from '@acme/suite-shop';\nexport default { suites: [suiteShop()], agents: ['oracle'] };\n`,
  );
  expectStatuses(await author.in('module').run('npx', 'androidworld', 'run', '--json'), { oracle: 'passed' });
}

/** @param wanted status by agent; undefined where any will do, but an error */
function expectStatuses(printed: string, wanted: Readonly<Record<string, string | undefined>>): void {
  const { episodes } = JSON.parse(printed.slice(printed.indexOf('{'))) as {
    episodes: readonly { readonly id: string; readonly status: string }[];
  };
  for (const [agent, status] of Object.entries(wanted)) {
    const found = episodes.filter(({ id }) => id.startsWith(`${agent}/`)).map((episode) => episode.status);
    const isRight =
      found.length > 0 && found.every((each) => (status === undefined ? each !== 'errored' : each === status));
    if (!isRight)
      throw new Error(`Expected the episode of ${agent} to be ${status ?? 'scored'}, found ${found.join() || 'none'}`);
  }
}
