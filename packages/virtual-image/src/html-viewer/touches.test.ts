import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHtml, toldBy } from '../../test/html-page.ts';
import { openTestPhone, type TestPhone } from '../../test/open-test-phone.ts';

let phone: TestPhone;
beforeAll(async () => {
  phone = await openTestPhone();
});
afterAll(() => phone.close());

// What keeps Chromium from taking one tap for the second of another is a touch that no page may hear of.
it('taps that are apart by the phone’s time are so to a page and its frames, which hear of no other touch', async () => {
  const told = `for (const type of ['pointerover', 'pointerenter', 'pointerdown', 'pointermove', 'pointerup', 'pointercancel',
    'gotpointercapture', 'lostpointercapture', 'pointerout', 'pointerleave', 'touchstart', 'touchend', 'touchcancel',
    'click', 'dblclick', 'contextmenu']) document.querySelector('button').addEventListener(type, (event) => tell(event));`;
  await openHtml(
    phone,
    `<button onclick="">Press</button>
    <iframe srcdoc="<button onclick=''>Within</button><script>const { tell } = parent; ${told}</script>"></iframe>
    <p id=out>[]</p><script>
      const heard = [];
      function tell({ type, detail }) {
        heard.push(type + (detail > 0 ? ' ' + detail : ''));
        out.textContent = JSON.stringify(heard);
      }
      ${told}
    </script>`,
  );
  const tap = [
    'pointerover',
    'pointerenter',
    'pointerdown',
    'touchstart',
    'gotpointercapture',
    'pointerup',
    'lostpointercapture',
    'pointerout',
    'pointerleave',
    'touchend',
    'click 1',
  ];
  for (const button of ['Press', 'Press', 'Within', 'Within']) {
    await phone.tap(button);
    await phone.pass(1_000);
  }
  expect(await toldBy(phone)).toEqual([...tap, ...tap, ...tap, ...tap]);
});
