import { expect, it } from 'vitest';
import { standardApps } from '../../packages/virtual-apps/src/index.ts';
import { systemImage } from '../../packages/virtual-image/src/index.ts';
import { crawledApps } from './crawled-apps.ts';

it('Every app with an icon on the launcher is crawled, but MiniWoB', () => {
  const launchable = [...systemImage, ...standardApps]
    .map(({ manifest }) => manifest)
    .filter(({ activities = [] }) =>
      activities.some(({ filters = [] }) =>
        filters.some(({ categories = [] }) => categories.includes('android.intent.category.LAUNCHER')),
      ),
    )
    .map(({ packageName }) => packageName);
  const crawled = new Set(crawledApps.map(({ packageName }) => packageName));
  expect(launchable.filter((packageName) => !crawled.has(packageName))).toEqual(['org.androidworld.miniwob']);
});
