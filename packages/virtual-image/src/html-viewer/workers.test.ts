import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHtml, start, toldBy } from '../../test/html-page.ts';
import { openTestPhone, type TestPhone } from '../../test/open-test-phone.ts';

let phone: TestPhone;
beforeAll(async () => {
  phone = await openTestPhone();
});
afterAll(() => phone?.close());

const open = (html: string) => openHtml(phone, html);
const told = () => toldBy(phone);

it('workers begin at the phone’s date, and draw from its randomness', async () => {
  const work = `const bytes = [...crypto.getRandomValues(new Uint8Array(2))];
    onmessage = ({ data }) => postMessage([data, new Date().getFullYear(), Math.random(), bytes, crypto.randomUUID()]);`;
  const page = `<p id="out"></p><script>
    const told = [];
    const tell = ({ data }) => { if (told.push(data) === 2) out.textContent = JSON.stringify(told.sort()); };
    const text = ${JSON.stringify(work)};
    const url = URL.createObjectURL(new Blob([text]));
    for (const [name, at] of [['blob', url], ['data', 'data:text/javascript,' + encodeURIComponent(text)]]) {
      const worker = new Worker(at, { name });
      worker.onmessage = tell;
      worker.postMessage(name);
    }
    URL.revokeObjectURL(url);
  </script>`;
  await open(page);
  const first = await told();
  const drawn = [expect.any(Number), [expect.any(Number), expect.any(Number)], expect.stringMatching(/^[\da-f-]{36}$/)];
  expect(first).toEqual(['blob', 'data'].map((name) => [name, 2023, ...drawn]));
  await open(page);
  expect(await told()).toEqual(first);
});

it('workers go by the page’s time, and are waited for', async () => {
  const work = `let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
      postMessage('tick ' + ticks + ' ' + (Date.now() - ${start}) + ' ' + Math.round(performance.now()));
      if (ticks === 3) clearInterval(timer);
    }, 1000);
    requestAnimationFrame((at) => postMessage('frame ' + Math.round(at)));
    setTimeout(() => postMessage('first'), 2500);
    setTimeout(() => Promise.resolve().then(() => {}).then(() => postMessage('promised')), 2500);
    setTimeout(() => postMessage('second'), 2500);
    onmessage = async ({ data }) => {
      const bytes = new Uint8Array(await new Blob([data]).arrayBuffer());
      const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
      const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes, iterations: 1_000_000 };
      const bits = await crypto.subtle.deriveBits(how, key, 256);
      let sum = 0;
      for (let step = 0; step < 3e7; step += 1) sum += step % 7;
      postMessage('computed ' + bits.byteLength + ' ' + sum);
    };`;
  await open(`<p id="out">[]</p><script>
    const all = [];
    const worker = new Worker(URL.createObjectURL(new Blob([${JSON.stringify(work)}])));
    worker.onmessage = ({ data }) => { all.push(data); out.textContent = JSON.stringify(all); };
    onclick = () => worker.postMessage('a');
  </script>`);
  await phone.tap(({ resourceId }) => resourceId === 'out');
  expect(await told()).toEqual(expect.arrayContaining([expect.stringMatching(/^computed 32 /)]));
  await phone.pass(5_000);
  expect(((await told()) as string[]).filter((each) => !each.startsWith('computed'))).toEqual([
    'frame 17',
    'tick 1 1000 1000',
    'tick 2 2000 2000',
    'first',
    'promised',
    'second',
    'tick 3 3000 3000',
  ]);
});

it('a worker that ends, that starts another or that never answers holds up nothing else', async () => {
  const nested = `setTimeout(() => { postMessage('nested ' + performance.now()); close(); }, 700)`;
  const outer = `const inner = new Worker('data:text/javascript,' + encodeURIComponent(${JSON.stringify(nested)}));
    inner.onmessage = ({ data }) => postMessage(data);`;
  await open(`<p id="out">[]</p><script>
    const all = [];
    const start = (text) => Object.assign(new Worker(URL.createObjectURL(new Blob([text]))), {
      onmessage: ({ data }) => { all.push(data); out.textContent = JSON.stringify(all); },
      onerror: ({ lineno }) => { all.push('error in ' + lineno); out.textContent = JSON.stringify(all); },
    });
    start(${JSON.stringify(outer)});
    start('\\n\\nnot a script');
    start('postMessage("thrown"); throw new Error("thrown")');
    start('for (;;);');
    const ended = start('setInterval(() => postMessage("ended"), 100)');
    setTimeout(() => ended.terminate(), 250);
  </script>`);
  await phone.pass(5_000);
  expect(((await told()) as string[]).toSorted()).toEqual([
    'ended',
    'ended',
    'error in 1',
    'error in 3',
    'nested 700',
    'thrown',
  ]);
});

it('each timer of a page is a task of its own', async () => {
  await open(`<p id="out"></p><script>
    const all = [];
    const tell = (what) => { all.push(what); out.textContent = JSON.stringify(all); };
    setTimeout(() => { tell('first'); (async () => { await null; await null; tell('promised'); })(); }, 500);
    setTimeout(async () => { tell('second'); tell(await new Blob(['read']).text()); }, 500);
    setTimeout(() => tell('third'), 500);
  </script>`);
  await phone.pass(1_000);
  expect(await told()).toEqual(['first', 'promised', 'second', 'read', 'third']);
});

it('what is sent to a worker by a port is waited for, and what the worker sends back', async () => {
  const work = `onmessage = ({ ports: [port] }) => {
    port.onmessage = async ({ data }) => {
      const text = await new Blob([data]).text();
      setTimeout(() => port.postMessage('got ' + text), 0);
    };
  }`;
  await open(`<p id="out">"none"</p><script>
    const worker = new Worker('data:text/javascript,' + encodeURIComponent(${JSON.stringify(work)}));
    const { port1, port2 } = new MessageChannel();
    worker.postMessage(null, [port2]);
    port1.onmessage = ({ data }) => { out.textContent = JSON.stringify(data); };
    let times = 0;
    onclick = () => port1.postMessage(String(times += 1));
  </script>`);
  for (const time of [1, 2, 3]) {
    await phone.tap(({ resourceId }) => resourceId === 'out');
    expect(await told()).toBe(`got ${time}`);
  }
});

it('what is told to all of an origin is waited for, there and back', async () => {
  const work = `const channel = new BroadcastChannel('all');
    channel.onmessage = async ({ data }) => {
      if (data === 'page') channel.postMessage('worker ' + await new Blob([data]).text());
    };`;
  await open(`<p id="out">"none"</p><iframe srcdoc="<script>
    const channel = new BroadcastChannel('all');
    channel.onmessage = ({ data }) => { if (data === 'page') channel.postMessage('frame ' + data); };
  </script>"></iframe><script>
    const worker = new Worker('data:text/javascript,' + encodeURIComponent(${JSON.stringify(work)}));
    const channel = new BroadcastChannel('all');
    let heard = [];
    channel.onmessage = ({ data }) => { heard.push(data); out.textContent = JSON.stringify(heard); };
    onclick = () => { heard = []; channel.postMessage('page'); };
  </script>`);
  for (let time = 0; time < 3; time += 1) {
    await phone.tap(({ resourceId }) => resourceId === 'out');
    expect(((await told()) as string[]).toSorted()).toEqual(['frame page', 'worker page']);
  }
});

it('there are no shared workers, as on Android', async () => {
  await open('<p id="out"></p><script>out.textContent = JSON.stringify(typeof SharedWorker)</script>');
  expect(await told()).toBe('undefined');
});
