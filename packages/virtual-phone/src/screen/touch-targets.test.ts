import { expect, test } from 'vitest';
import type { PageLink } from './page-link.ts';
import { touchTargets } from './touch-targets.ts';
import type { WebPages } from './web-pages.ts';

type Session = Parameters<typeof touchTargets>[0];

/** A session that answers nothing but whether its target is still there. */
function failing({ lives }: { readonly lives: boolean }): Session {
  const send = async (method: string) => {
    if (method === 'Target.getTargetInfo' && lives) return {};
    throw new Error(`${method} failed`);
  };
  return { send, on: () => undefined, off: () => undefined } as unknown as Session;
}

async function touchWebPage(session: Session): Promise<unknown> {
  const link = { comeDown: async () => ({ frameId: 'F', zoom: 2 }) } as unknown as PageLink;
  const webPages: WebPages = {
    session: async () => session,
    setZone: async () => undefined,
    collectGarbage: () => undefined,
    unlessWaiting: (sent) => sent,
  };
  const { taken } = await touchTargets(failing({ lives: true }), link, webPages)({ id: 0, x: 10, y: 10 });
  return await taken;
}

test('a web page that goes while it is touched is no fault of the touch', async () => {
  expect(await touchWebPage(failing({ lives: false }))).toBeUndefined();
});

test('fingers on elements of its own are told of by the page, and not by Chromium', async () => {
  const told: unknown[] = [];
  const link = {
    comeDown: async (finger: unknown) => {
      told.push(['touchStart', [finger]]);
      return { frameId: null, isOwn: true };
    },
    touch: async (...what: unknown[]) => void told.push(what),
  } as unknown as PageLink;
  const finger = { id: 0, x: 10, y: 10 };
  const { target, taken } = await touchTargets(failing({ lives: true }), link, {} as WebPages)(finger, 1_000);
  await taken;
  await target.send('touchEnd', [], 1_001);
  expect(told).toEqual([
    ['touchStart', [finger]],
    ['touchEnd', []],
  ]);
});

test('a touch that a web page refuses is', async () => {
  await expect(touchWebPage(failing({ lives: true }))).rejects.toThrow('Input.dispatchTouchEvent failed');
});
