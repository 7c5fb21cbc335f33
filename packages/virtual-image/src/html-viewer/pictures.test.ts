import { afterAll, beforeAll, expect, it } from 'vitest';
import { folder, openHtml, root } from '../../test/html-page.ts';
import { openTestPhone, type TestPhone } from '../../test/open-test-phone.ts';

let phone: TestPhone;
beforeAll(async () => {
  phone = await openTestPhone();
});
afterAll(() => phone?.close());

it('a picture is of where a page has come to rest that a finger flung', async () => {
  const rows = Array.from({ length: 60 }, (_, row) => `<p>Row ${row}</p>`).join('');
  await openHtml(phone, `<div style="height: 500px; overflow: auto">${rows}</div>`);
  for (const pixels of [231, 238, 245, 252]) {
    await fling(pixels);
    await phone.pass(3_000);
    await expectLastPicture();
  }
});

it.each([
  [
    'a script draws by a timer',
    `<canvas id="board"></canvas><script>
      let x = 0;
      setInterval(() => board.getContext('2d').fillRect((x += 3), 0, 2, 50), 300);
    </script>`,
  ],
  [
    'a style sheet moves',
    `<style>@keyframes go { to { margin-left: 200px; } } div { animation: go 60s linear infinite; width: 50px; height: 50px; background: red; }</style><div></div>`,
  ],
  [
    'an SVG moves by itself',
    `<svg><rect width="50" height="50"><animate attributeName="x" from="0" to="200" dur="60s" repeatCount="indefinite" /></rect></svg>`,
  ],
])('a picture is of the moment when %s', async (_what, html) => {
  await openHtml(phone, html);
  const seen = new Set<string>();
  for (let second = 0; second < 3; second += 1) {
    await phone.pass(1_000);
    seen.add(await expectLastPicture());
  }
  expect(seen.size).toBe(3);
});

it('a picture has what a style has asked for, however long that takes to come and to be drawn', async () => {
  const greys = [40, 200];
  for (const grey of greys) await phone.system.disk.write(`${folder}/${grey}.bmp`, bitmap(4_000, grey), root);
  await openHtml(
    phone,
    `<button style="width: 300px; height: 100px">Next</button><div id="back" style="height: 300px"></div><script>
      const greys = ${JSON.stringify(greys)};
      let taps = 0;
      document.querySelector('button').onclick = () => {
        back.style.backgroundImage = 'url(' + greys[taps++ % greys.length] + '.bmp)';
      };
    </script>`,
  );
  const seen: string[] = [];
  // The second time, Chromium has them all.
  for (const _ of [...greys, ...greys]) {
    await phone.tap('Next');
    seen.push(await picture());
  }
  expect(new Set(seen).size).toBe(greys.length);
  expect(seen.slice(0, greys.length)).toEqual(seen.slice(greys.length));
});

it.each([
  ['a button', '<button>Press</button>'],
  ['a link', '<a href="#here">Press</a>'],
  ['a box of a label', '<label><input type="checkbox">Press</label>'],
  ['what a style names', '<style>p:active { background: red; }</style><p>Press</p>'],
  [
    'what a style names among others',
    '<style>@media all { @layer base { main { & p:active { background: red; } } } }</style><main><p>Press</p></main>',
  ],
  [
    'what a style of a script names',
    `<p>Press</p><script>
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('p:active { background: red; }');
      document.adoptedStyleSheets = [sheet];
    </script>`,
  ],
  [
    'what is within an element of a page’s own',
    `<div><template shadowrootmode="open"><style>p:active { background: red; }</style><p>Press</p></template></div>`,
  ],
])('a picture has no look of being touched that no finger touches any more: %s', async (_what, html) => {
  await openHtml(phone, `<style>body > * { display: block; height: 48px; }</style>${html}`);
  await phone.tap('Press');
  const taken = await picture();
  // Longer than Chromium draws as touched what was tapped.
  for (let more = 0; more < 4; more += 1) await picture();
  expect((await picture()) === taken).toBe(true);
});

/** One that was taken too early differs from the next: taking it has the page drawn. */
async function expectLastPicture(): Promise<string> {
  const taken = await picture();
  expect(await picture()).toBe(taken);
  return taken;
}

async function picture(): Promise<string> {
  return Buffer.from(await screen().screenshot()).toString('base64');
}

/** A square of one grey, 3 bytes for each pixel. */
function bitmap(width: number, grey: number): Uint8Array {
  const head = Buffer.alloc(54);
  head.write('BM');
  head.writeUInt32LE(head.length, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(width, 18);
  head.writeInt32LE(width, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(24, 28);
  return Buffer.concat([head, Buffer.alloc(width * width * 3, grey)]);
}

async function fling(pixels: number): Promise<void> {
  const steps = 14;
  const y = (step: number) => 1_100 - (pixels * Math.min(step, steps)) / steps;
  const last = steps + 2;
  await screen().touch(
    Array.from({ length: last + 1 }, (_, step) => ({
      type: step === 0 ? 'down' : step === last ? 'up' : 'move',
      x: 500,
      y: y(step),
      timeMs: (step * 1_000) / 60,
    })),
  );
}

function screen() {
  if (phone.system.screen === null) throw new Error('The phone has no screen');
  return phone.system.screen;
}
