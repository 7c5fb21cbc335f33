import { expect, test } from 'vitest';
import type { PageLink } from './page-link.ts';
import { touchTargets } from './touch-targets.ts';
import { unheardForce } from './unheard-touch.ts';
import type { WebPages } from './web-pages.ts';

type Session = Parameters<typeof touchTargets>[0]['cdp'];

/** A session that answers nothing but whether its target is still there. */
function failing({ lives }: { readonly lives: boolean }): Session {
  const send = async (method: string) => {
    if (method === 'Target.getTargetInfo' && lives) return {};
    throw new Error(`${method} failed`);
  };
  return { send, on: () => undefined, off: () => undefined } as unknown as Session;
}

/** Nothing is sent over the session of the page around. */
const cdp: Session = failing({ lives: true });

async function touchWebPage(session: Session, version = '147.0.7727.0'): Promise<unknown> {
  const place = { frameId: 'F', left: 100, top: 400, zoom: 2 };
  const link = { comeDown: async () => place } as unknown as PageLink;
  const touches = touchTargets({ cdp, link, pictures: undefined, webPages: webPagesIn(session), version });
  const { taken } = await touches({ id: 0, x: 150, y: 500 });
  return await taken;
}

function webPagesIn(session: Session): WebPages {
  return {
    session: async () => session,
    setZone: async () => undefined,
    picturesCome: async () => false,
    collectGarbage: () => undefined,
    unlessWaiting: (sent) => sent,
  };
}

test.each([
  ['147.0.7727.0', { x: 75, y: 250 }],
  ['152.0.7977.0', { x: 75, y: 250 }],
  ['153.0.8010.0', { x: 25, y: 50 }],
  ['156.0.8078.114', { x: 25, y: 50 }],
])('Chromium %s is told where a finger is in a web page at (100, 400), twice as large: %o', async (version, place) => {
  const told: unknown[] = [];
  const send = async (_method: string, what: unknown) => void told.push(what);
  await touchWebPage({ send, on: () => undefined, off: () => undefined } as unknown as Session, version);
  expect(told).toEqual([{ type: 'touchStart', touchPoints: [{ id: 0, ...place }] }]);
});

test.each([
  { isApart: true, afterS: 0.39, y: 500, resets: true },
  { isApart: true, afterS: 0.39, y: 599, resets: true },
  { isApart: true, afterS: 0.39, y: 900, resets: false },
  { isApart: true, afterS: 0.6, y: 500, resets: false },
  { isApart: false, afterS: 0.39, y: 500, resets: false },
])('what Chromium alone would take for a second tap is none: %o', async ({ isApart, afterS, y, resets }) => {
  const told: [string, number?][] = [];
  const send = async (_method: string, { type, touchPoints }: { type: string; touchPoints: { force?: number }[] }) =>
    void told.push(touchPoints[0]?.force === undefined ? [type] : [type, touchPoints[0].force]);
  const session = { send, on: () => undefined, off: () => undefined } as unknown as Session;
  const place = { frameId: 'F', left: 100, top: 400, zoom: 2 };
  const link = { comeDown: async () => place } as unknown as PageLink;
  const touches = touchTargets({
    cdp,
    link,
    pictures: undefined,
    webPages: webPagesIn(session),
    version: '156.0.8078.114',
  });
  const { target } = await touches({ x: 150, y: 500 }, 7, true);
  await target.send('touchEnd', [], 7);
  await touches({ x: 150, y }, 7 + afterS, isApart);
  const reset = [['touchStart', unheardForce], ['touchCancel']];
  expect(told).toEqual([['touchStart'], ['touchEnd'], ...(resets ? reset : []), ['touchStart']]);
});

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
  const { target, taken } = await touchTargets({
    cdp,
    link,
    pictures: undefined,
    webPages: {} as WebPages,
    version: '147.0.7727.0',
  })(finger, 1_000);
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
