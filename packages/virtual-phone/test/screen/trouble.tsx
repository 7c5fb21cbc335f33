import { defineScreens, TextView, useActivity, WebView } from '@androidworld/app-sdk/ui';
import { useEffect } from 'preact/hooks';

/** Scripts that do harm, by name. Each is complete in itself: it runs in an app's screen, or as the script of a page. */
const trouble: Readonly<Record<string, () => void>> = {
  'loops for ever'() {
    for (;;);
  },
  'loops in promises'() {
    const again = (): Promise<void> => Promise.resolve().then(again);
    void again();
  },
  'fills its memory with objects'() {
    const kept = [];
    for (;;) kept.push(new Array(100_000).fill(1.5));
  },
  'fills its memory with buffers'() {
    const kept: Uint8Array[] = [];
    setInterval(() => kept.push(new Uint8Array(2 ** 26).fill(1)));
  },
  'throws pictures away'() {
    const most = 200;
    let thrown = 0;
    const draw = () => {
      const picture = Object.assign(document.createElement('canvas'), { width: 1_080, height: 2_400 });
      picture.getContext('2d')?.fillRect(0, 0, 1_080, 2_400);
      thrown += 1;
      if (thrown < most) setTimeout(draw, 30);
      else console.error(`threw away ${most}`);
    };
    draw();
  },
  'writes to the console in a loop'() {
    for (;;) console.log('a'.repeat(1_000));
  },
  'writes to the console in turns'() {
    setInterval(() => {
      for (let line = 0; line < 500; line += 1) console.log('a'.repeat(1_000));
    }, 20);
  },
  'makes millions of nodes'() {
    for (;;) {
      const parent = document.createElement('div');
      for (let node = 0; node < 1_000; node += 1) parent.append(document.createElement('p'));
      document.body.append(parent);
    }
  },
  'goes elsewhere'() {
    location.href = 'about:blank';
  },
  'loads itself again'() {
    location.reload();
  },
  'opens dialogs without end'() {
    setInterval(() => alert('again'));
  },
  'opens windows without end'() {
    setInterval(() => window.open('about:blank'));
  },
  'writes history without end'() {
    setInterval(() => {
      for (let entry = 0; entry < 50; entry += 1) history.pushState(entry, '');
    });
  },
  'sends messages without end'() {
    setInterval(() => {
      for (let message = 0; message < 50; message += 1) window.parent.postMessage('again', '*');
    });
  },
  'animates without end'() {
    const place = document.querySelector('[data-package="org.example.trouble"]') ?? document.body;
    const moving = place.appendChild(document.createElement('div'));
    moving.textContent = 'turns';
    moving.animate({ rotate: ['0turn', '1turn'] }, { duration: 100, iterations: Number.POSITIVE_INFINITY });
  },
  'works in every frame'() {
    const work = () => {
      const endMs = performance.now() + 30;
      while (performance.now() < endMs);
      requestAnimationFrame(work);
    };
    requestAnimationFrame(work);
  },
  'asks its server without end'() {
    setInterval(() => {
      fetch(location.href).catch(() => undefined);
      new WebSocket(`ws://${location.host}/phones/1/live`).addEventListener('error', () => undefined);
      new Image().src = `/ui/none-${Math.random()}.png`;
    }, 5);
  },
  'registers a service worker'() {
    navigator.serviceWorker?.register('/ui/page.js').catch(() => undefined);
  },
};

/** What is wanted is named in the data of the intent. */
function InApp() {
  const { intent } = useActivity();
  useEffect(() => {
    // In a task of its own, as an app's timers and handlers are.
    setTimeout(trouble[intent.data ?? ''] ?? (() => undefined));
  }, []);
  return <TextView id="app">app</TextView>;
}

function InPage() {
  const { intent } = useActivity();
  const script = trouble[intent.data ?? ''] ?? (() => undefined);
  const name = JSON.stringify(intent.data);
  // A method prints as `'name'() { … }`.
  return <WebView id="page" html={`<!doctype html><p>page</p><script>({ ${script} })[${name}]()</script>`} />;
}

export default defineScreens({ activities: { 'test.InApp': InApp, 'test.InPage': InPage } });
