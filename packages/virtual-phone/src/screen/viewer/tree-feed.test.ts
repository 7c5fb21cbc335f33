import { expect, test } from 'vitest';
import type { PageWindow } from '../protocol.ts';
import { openTreeFeed } from './tree-feed.ts';

const windowOf = (title: string): PageWindow => ({
  token: 'activity:1',
  title,
  packageName: 'org.example',
  type: 1,
  active: true,
  bounds: [0, 0, 1080, 2400],
  root: {
    className: 'android.view.View',
    packageName: 'org.example',
    bounds: [0, 0, 1080, 2400],
    index: 0,
    children: [],
  },
});

/** A phone whose answers are given by hand. */
function phone() {
  const asked: ((windows: readonly PageWindow[]) => void)[] = [];
  const sent: string[] = [];
  const failures: unknown[] = [];
  const feed = openTreeFeed(
    () => new Promise((resolve) => asked.push(resolve)),
    (error) => failures.push(error),
  );
  const viewer = { send: (text: string) => sent.push(JSON.parse(text).windows[0].title) };
  return { asked, sent, failures, feed, viewer };
}

test('the tree is not read while nobody inspects, and once when somebody begins', async () => {
  const { asked, sent, feed, viewer } = phone();
  feed.pictureChanged();
  expect(asked).toHaveLength(0);
  feed.join(viewer);
  asked[0]?.([windowOf('first')]);
  await expect.poll(() => sent).toEqual(['first']);
  expect(asked).toHaveLength(1);
  feed.leave(viewer);
  feed.pictureChanged();
  expect(asked).toHaveLength(1);
});

test('pictures that come while it is read are followed by one reading more', async () => {
  const { asked, sent, feed, viewer } = phone();
  feed.join(viewer);
  for (let count = 0; count < 5; count += 1) feed.pictureChanged();
  expect(asked).toHaveLength(1);
  asked[0]?.([windowOf('before')]);
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.([windowOf('after')]);
  await expect.poll(() => sent).toEqual(['before', 'after']);
  expect(asked).toHaveLength(2);
});

test('a tree that is the same is not sent again, but to those who come later', async () => {
  const { asked, sent, feed, viewer } = phone();
  feed.join(viewer);
  asked[0]?.([windowOf('same')]);
  await expect.poll(() => sent).toEqual(['same']);
  feed.pictureChanged();
  asked[1]?.([windowOf('same')]);
  feed.pictureChanged();
  await expect.poll(() => asked.length).toBe(3);
  expect(sent).toEqual(['same']);
  asked[2]?.([windowOf('same')]);
  const late: string[] = [];
  await Promise.resolve();
  feed.join({ send: (text) => late.push(text) });
  await expect.poll(() => asked.length).toBe(4);
  asked[3]?.([windowOf('same')]);
  await expect.poll(() => late).toHaveLength(1);
});
