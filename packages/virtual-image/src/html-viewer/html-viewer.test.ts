import { afterAll, beforeAll, expect, it } from 'vitest';
import { folder, openHtml, root, start, toldBy } from '../../test/html-page.ts';
import { openTestPhone, type TestPhone } from '../../test/open-test-phone.ts';

let phone: TestPhone;
beforeAll(async () => {
  phone = await openTestPhone();
});
afterAll(() => phone?.close());

const open = (html: string) => openHtml(phone, html);
const told = () => toldBy(phone);

it('frames within a page are read, pressed and typed in, and go by the page’s time', async () => {
  await phone.system.disk.write(
    `${folder}/inner.html`,
    `<title>Inner</title><button onclick="this.textContent = 'File pressed'">File</button>
     <input placeholder="Field"><p id="late"></p>
     <script>setTimeout(() => { late.textContent = 'file ' + Math.round(performance.now()) }, 500)</script>`,
    root,
  );
  const written = `<button onclick="this.textContent = 'Written pressed'">Written</button><p id="late"></p>
     <script>setInterval(() => { late.textContent = 'written ' + (Date.now() - ${start}) }, 400)</script>`;
  await open(`<h1>Around</h1><iframe id="first" src="inner.html" width="300" height="160"></iframe>
    <iframe title="Second" srcdoc="${written.replaceAll('"', '&quot;')}" width="300" height="120"></iframe>`);
  await phone.pass(1_000);
  const nodes = await phone.nodes();
  expect(nodes.filter(({ className }) => className.endsWith('.WebView')).map(({ text }) => text)).toEqual([
    undefined,
    undefined,
    'Inner',
    undefined,
  ]);
  expect(nodes.find(({ resourceId }) => resourceId === 'first')).toMatchObject({ className: 'android.view.View' });
  expect(nodes.find(({ text }) => text === 'Second')).toMatchObject({ className: 'android.view.View' });
  await phone.find('file 500');
  await phone.find('written 800');
  await phone.tap('File');
  await phone.tap('Written');
  await phone.type('Field', 'typed');
  expect(await phone.texts()).toEqual(expect.arrayContaining(['File pressed', 'Written pressed', 'typed']));
});

it('what a page writes into a frame is drawn with the phone’s fonts', async () => {
  await open(`<p id="out">abc abc</p><iframe id="a" srcdoc="<p id=t>abc abc"></iframe><iframe id="b"></iframe><script>
    b.contentDocument.write('<p id=t>abc abc');
    onclick = () => {
      const widthOf = (of) => {
        const range = of.ownerDocument.createRange();
        range.selectNodeContents(of);
        return Math.round(range.getBoundingClientRect().width);
      };
      const widths = [out, ...[a, b].map(({ contentDocument }) => contentDocument.getElementById('t'))].map(widthOf);
      out.textContent = JSON.stringify(widths.every((width) => width === widths[0]));
    };
  </script>`);
  await phone.tap(({ resourceId }) => resourceId === 'out');
  expect(await told()).toBe(true);
});

it('a page that a script has written anew is read, drawn, pressed and typed in as before', async () => {
  await open(`<p id="out">abc abc</p><button onclick="rewrite()">Write</button><script>
    const widthOf = (of) => of.getBoundingClientRect().width;
    const width = widthOf(document.body.appendChild(Object.assign(document.createElement('span'), { textContent: 'abc' })));
    window.rewrite = () => {
      // Never closed, as in many pages.
      document.write('<input placeholder="Field"><span id="again">abc</span><button onclick="ask()">Compare</button>');
      window.ask = () => { document.getElementById('again').textContent = String(widthOf(again) === width); };
    };
  </script>`);
  await phone.tap('Write');
  await phone.type('Field', 'typed');
  expect(await phone.keyboard()).not.toEqual([]);
  await phone.tap('Compare');
  expect(await phone.texts()).toEqual(expect.arrayContaining(['typed', 'true']));
});

it('a frame that has gone plans nothing any more', async () => {
  await open(`<p id="out"></p><iframe id="f" srcdoc="<script>setInterval(() => parent.tick(), 100)</script>"></iframe>
    <script>
      let ticks = 0;
      window.tick = () => { ticks += 1; out.textContent = ticks; };
      setTimeout(() => f.remove(), 1050);
    </script>`);
  await phone.pass(3_000);
  expect(await told()).toBe(10);
  await open(`<p id="out"></p><iframe id="f"></iframe><script>
      let ticks = 0;
      window.tick = () => { ticks += 1; out.textContent = ticks; };
      f.contentDocument.write('<script>setInterval(() => parent.tick(), 100)</' + 'script>');
      setTimeout(() => f.remove(), 1050);
    </script>`);
  await phone.pass(3_000);
  expect(await told()).toBe(10);
});

it('a page is told of the phone, not of this computer', async () => {
  await open(`<p id="out"></p><script>
    const tell = () => {
      const { userAgent, platform, deviceMemory, hardwareConcurrency, webdriver } = navigator;
      out.textContent = JSON.stringify({
        userAgent, platform, deviceMemory, hardwareConcurrency, webdriver,
        screen: [screen.width, screen.height, screen.orientation.type],
        touch: [matchMedia('(pointer: coarse)').matches, matchMedia('(hover: none)').matches],
        zone: [Intl.DateTimeFormat().resolvedOptions().timeZone, new Date().getHours()],
      });
    };
    tell();
    onclick = tell;
  </script>`);
  const about = {
    userAgent: expect.stringMatching(/^Mozilla\/5\.0 \(Linux; Android 13; .*; wv\) .* Mobile Safari/),
    platform: 'Linux x86_64',
    deviceMemory: 2,
    hardwareConcurrency: 4,
    webdriver: false,
    screen: [411, 914, 'portrait-primary'],
    touch: [true, true],
  };
  expect(await told()).toEqual({ ...about, zone: ['UTC', 15] });
  phone.system.clock.setZone('Asia/Tokyo');
  await phone.tap(({ resourceId }) => resourceId === 'out');
  expect(await told()).toEqual({ ...about, zone: ['Asia/Tokyo', 0] });
  phone.system.clock.setZone('UTC');
});

it('all that tells a page the time goes by the phone', async () => {
  await open(`<button id="out">{}</button><script>
    const { timeOrigin, timeline = document.timeline } = performance;
    const made = document.lastModified;
    onclick = ({ timeStamp }) => requestIdleCallback(() => {
      out.textContent = JSON.stringify({
        timeOrigin, made, at: timeStamp, now: performance.now(), timeline: timeline.currentTime,
      });
    });
  </script>`);
  await phone.pass(2_000);
  await phone.tap(({ resourceId }) => resourceId === 'out');
  const { at, now, timeline, ...began } = (await told()) as Record<string, number>;
  expect(began).toEqual({ timeOrigin: start, made: '10/15/2023 15:34:00' });
  expect([now, timeline]).toEqual([at, at]);
  expect(at).toBeGreaterThanOrEqual(2_000);
  expect(at).toBeLessThan(5_000);
});

it('what the browser and scripts note of a page’s performance goes by the phone', async () => {
  await open(`<button id="out">{}</button><script>
    performance.mark('begun');
    let seen;
    new IntersectionObserver(([entry]) => { seen = entry.time; }).observe(out);
    onclick = () => {
      const { loadEventEnd, navigationStart, redirectStart } = performance.timing;
      const [navigation] = performance.getEntriesByType('navigation');
      const whole = performance.measure('whole', 'begun');
      const all = performance.measure('all', null);
      const part = performance.measure('part', { start: 'begun', duration: 7, detail: 'seven' }).toJSON();
      const made = performance.mark('made', { startTime: 5, detail: [1] });
      const { timing, timeOrigin } = JSON.parse(JSON.stringify(performance));
      out.textContent = JSON.stringify({
        timing: { loadEventEnd, navigationStart, redirectStart }, seen, part,
        loaded: [navigation.loadEventEnd, navigation.toJSON().responseEnd, navigation.duration],
        whole: whole.startTime + whole.duration - performance.now(), begun: whole.startTime,
        all: all.duration - performance.now(),
        made: [made.startTime, made.detail, performance.getEntriesByName('made').length],
        json: timeOrigin - timing.navigationStart,
      });
    };
  </script>`);
  await phone.pass(2_000);
  await phone.tap(({ resourceId }) => resourceId === 'out');
  expect(await told()).toEqual({
    timing: { loadEventEnd: start, navigationStart: start, redirectStart: 0 },
    seen: 0.1,
    part: {
      detail: 'seven',
      duration: 7,
      entryType: 'measure',
      name: 'part',
      startTime: 0,
    },
    loaded: [0.1, 0.1, 0],
    whole: 0,
    all: 0,
    begun: 0,
    made: [5, [1], 1],
    json: 0,
  });
});

it('what a drawing animates by itself goes by the phone’s time, in a frame as well', async () => {
  const drawing = `<svg width="100" height="20"><svg><rect width="9" height="9">
    <animate attributeName="x" from="0" to="100" dur="10s"/></rect></svg></svg>`;
  await open(`<p id="out">[]</p>${drawing}<iframe srcdoc="${drawing.replaceAll('"', '&quot;')}"></iframe><script>
    out.onclick = () => {
      const rects = [document, frames[0].document].map((each) => each.querySelector('rect'));
      out.textContent = JSON.stringify(rects.map(({ x }) => Math.floor(x.animVal.value)));
    };
  </script>`);
  await phone.pass(4_000);
  await phone.tap('[]');
  expect(await told()).toEqual([40, 40]);
  await phone.pass(7_000);
  await phone.tap('[40,40]');
  expect(await told()).toEqual([0, 0]);
});

it('what the browser does for a script, however long it takes, is there when a tap has come to rest', async () => {
  await phone.system.disk.write(`${folder}/late.js`, `told('script')`, root);
  await phone.system.disk.write(`${folder}/late.css`, '#styled { width: 123px }', root);
  await open(`<p id="out">[]</p><p id="styled">styled</p><iframe srcdoc="<p>frame</p>"></iframe><script>
    const all = [];
    const told = (what) => { all.push(what); out.textContent = JSON.stringify(all.sort()); };
    const picture = () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 2000, height: 2000 });
      canvas.getContext('2d').fillRect(9, 9, 900, 900);
      return canvas;
    };
    const password = new TextEncoder().encode('a');
    const cipher = async ({ subtle }) => {
      const key = await subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
      await subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt: password, iterations: 1_000_000 }, key, 256);
    };
    document.querySelector('iframe').onload = ({ target }) => target.contentDocument.body.onclick = async () => {
      await cipher(target.contentWindow.crypto);
      target.contentDocument.body.textContent = 'frame done';
    };
    out.onclick = () => {
      cipher(crypto).then(() => told('cipher'));
      Object.assign(new Image(), { onload: () => told('picture'), src: picture().toDataURL() });
      picture().toBlob(async (blob) => {
        told('blob ' + blob.type);
        told('bitmap ' + (await createImageBitmap(blob)).width);
        const reader = Object.assign(new FileReader(), { onload: () => told('reader') });
        reader.readAsArrayBuffer(blob);
        told('fetch ' + (await (await fetch(URL.createObjectURL(blob))).blob()).type);
      });
      fetch('data:,hello').then((answer) => answer.text()).then(told);
      fetch('http://192.0.2.1/').catch(() => told('no network'));
      const request = Object.assign(new XMLHttpRequest(), { onload: () => told('request ' + request.responseText) });
      request.open('GET', 'data:,asked');
      request.send();
      const opening = Object.assign(indexedDB.open('notes'), {
        onupgradeneeded: () => opening.result.createObjectStore('notes'),
        onsuccess: () => {
          const store = opening.result.transaction('notes', 'readwrite').objectStore('notes');
          store.put('kept', 1).onsuccess = () => { store.get(1).onsuccess = ({ target }) => told(target.result); };
        },
      });
      document.body.append(Object.assign(document.createElement('script'), { src: 'late.js' }));
      const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'late.css' });
      sheet.onload = () => told('style ' + styled.offsetWidth);
      document.head.append(sheet);
    };
  </script>`);
  await phone.tap('[]');
  expect(await told()).toEqual([
    'bitmap 2000',
    'blob image/png',
    'cipher',
    'fetch image/png',
    'hello',
    'kept',
    'no network',
    'picture',
    'reader',
    'request asked',
    'script',
    'style 123',
  ]);
  await phone.tap('frame');
  await phone.find('frame done');
});

it('a script that asks the browser without end is part of the page', async () => {
  await open(`<p id="out">0</p><script>
    let times = 0;
    const again = async () => {
      await new Blob(['a']).text();
      out.textContent = String(++times);
      again();
    };
    onclick = again;
  </script>`);
  await phone.tap('0');
  expect(await told()).toBeGreaterThan(0);
});
