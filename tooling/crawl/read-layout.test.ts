import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openScreenBrowser, type ScreenBrowser } from '../../packages/virtual-phone/src/screen/screen-browser.ts';
import { findCutText } from './find-cut-text.ts';
import { findOutside } from './find-outside.ts';
import { findOverlaps } from './find-overlaps.ts';
import { findUnderBars } from './find-under-bars.ts';
import { type LayoutReport, readLayout } from './read-layout.ts';

let browser: ScreenBrowser;
let page: Awaited<ReturnType<ScreenBrowser['browser']['newPage']>>;

beforeAll(async () => {
  browser = await openScreenBrowser(process.env.CHROME_PATH, {});
  page = await browser.browser.newPage({ viewport: { width: 400, height: 800 } });
});
afterAll(() => browser?.close());

/** As the phone's page has it: an activity, its layer for dialogs, and the bars of System UI. */
async function layout(content: string, { dialog = '', overlay }: { dialog?: string; overlay?: string } = {}) {
  await page.setContent(`
    <style>
      body { margin: 0; font: 20px/24px sans-serif; }
      .activity { position: absolute; inset: 0; overflow: hidden; }
      .activity-hidden { display: none; }
      .activity *, .overlay * { position: absolute; white-space: nowrap; }
      .overlay { position: absolute; left: 0; right: 0; pointer-events: none; }
    </style>
    <div class="activity activity-hidden" data-class="FrameLayout"><p data-class="TextView">Behind</p></div>
    <div class="activity" data-class="FrameLayout">${content}<div class="window-layer">${dialog}</div></div>
    <div class="overlay overlay-statusBar" style="top: 0; height: 40px"></div>
    <div class="overlay overlay-panel" style="top: 0"><p data-class="TextView" style="top: 100px">Shade</p></div>
    <div class="overlay overlay-navigationBar" style="bottom: 0; height: 20px"></div>`);
  await page.evaluate('globalThis.__name ??= (named) => named');
  return page.evaluate(readLayout, overlay ?? null);
}

const text = (style: string, words = 'Some words') =>
  `<p data-class="TextView" style="margin: 0; ${style}">${words}</p>`;
const textsOf = ({ elements }: LayoutReport) => elements.flatMap(({ text: words }) => words ?? []);

describe('readLayout()', () => {
  it('reads the foremost activity, or the dialog over it, or an overlay', async () => {
    const content = text('top: 100px');
    expect(textsOf(await layout(content))).toEqual(['Some words']);
    const dialog = `<div data-focusable="true"><div data-class="FrameLayout">${text('top: 200px', 'Sure?')}</div></div>`;
    expect(textsOf(await layout(content, { dialog }))).toEqual(['Sure?']);
    expect(textsOf(await layout(content, { overlay: 'panel' }))).toEqual(['Shade']);
  });

  it('tells the bars, and what an element is and says', async () => {
    const button =
      '<div data-class="Button" data-id="a:id/ok" data-desc="Fine" data-states="clickable disabled" style="width: 50px; height: 30px; top: 60px">OK</div>';
    const { elements, ...rest } = await layout(button);
    expect(rest).toEqual({ screen: { width: 400, height: 800 }, statusBarPx: 40, navigationBarPx: 20 });
    expect(elements).toMatchObject([
      {
        className: 'Button',
        resourceId: 'a:id/ok',
        text: 'OK',
        description: 'Fine',
        clickable: true,
        enabled: false,
        box: [0, 60, 50, 90],
      },
    ]);
  });

  it('gives what shows a text that is cut, and one that ends in dots', async () => {
    const cut = 'top: 100px; width: 40px; overflow: hidden;';
    expect(findCutText((await layout(text(cut))).elements)).toMatchObject([
      { kind: 'cut', element: 'TextView "Some words"' },
    ]);
    expect(findCutText((await layout(text(`${cut} text-overflow: ellipsis`))).elements)).toEqual([]);
    expect(findCutText((await layout(text('top: 100px'))).elements)).toEqual([]);
    const scrolled = `<div style="top: 100px; width: 40px; height: 24px; overflow: auto">${text('')}</div>`;
    expect(findCutText((await layout(scrolled)).elements)).toEqual([]);
  });

  it('gives what shows a text beyond the edge, unless it was moved there or can be scrolled to', async () => {
    expect(findOutside(await layout(text('left: 380px; top: 100px')))).toMatchObject([{ kind: 'outside' }]);
    expect(findOutside(await layout(text('transform: translateX(390px); top: 100px')))).toEqual([]);
    const list = `<div style="inset: 0; overflow: hidden auto">${text('top: 2000px')}</div>`;
    expect(findOutside(await layout(list))).toEqual([]);
  });

  it('gives what shows a text under a bar, and two over each other', async () => {
    expect(findUnderBars(await layout(text('top: 5px')))).toMatchObject([{ what: '100 % under the status bar' }]);
    expect(findUnderBars(await layout(text('top: 778px')))).toMatchObject([{ kind: 'bars' }]);
    const both = (style: string) => layout(text('top: 100px') + text(`top: 105px; ${style}`, 'Others'));
    expect(findOverlaps((await both('')).elements)).toMatchObject([{ kind: 'overlap' }]);
    // What lies behind something opaque is not seen.
    expect(findOverlaps((await both('background: #fff')).elements)).toEqual([]);
  });
});
