import { expect, test } from 'vitest';
import { devtoolsSession } from './devtools-session.ts';
import { launchBrowser } from './launch-browser.ts';

test("devtoolsSession() finds Playwright's own end, where answers follow the events before them", async () => {
  const browser = await launchBrowser(process.env.CHROME_PATH, { quiet: true });
  try {
    const page = await browser.newPage();
    const given = await page.context().newCDPSession(page);
    const session = devtoolsSession(given);
    // Else this version of Playwright keeps it elsewhere: everything works, at a higher price.
    expect(session).not.toBe(given);
    await session.send('Runtime.enable');
    await session.send('Runtime.addBinding', { name: 'tell' });
    const heard: string[] = [];
    session.on('Runtime.bindingCalled', ({ payload }) => heard.push(payload));
    const { result } = await session.send('Runtime.evaluate', { expression: "tell('before'); 'answer'" });
    expect([...heard, result.value]).toEqual(['before', 'answer']);
    await expect(session.send('Runtime.evaluate', { expression: '0', contextId: -1 })).rejects.toThrow(/context/);
    await browser.close();
    await expect(session.send('Runtime.evaluate', { expression: '0' })).rejects.toThrow();
  } finally {
    await browser.close();
  }
});
