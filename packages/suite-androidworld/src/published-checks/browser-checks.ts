import { foregroundActivity } from '@androidworld/android-kit';
import type { PublishedCheck } from './published-check.ts';

/** Chrome is in front, and any text of its screen, whoever wrote it, says so. */
const success: PublishedCheck = {
  async holds({ device, signal }) {
    if ((await foregroundActivity(device, { signal }))?.packageName !== 'com.android.chrome') return false;
    const { elements } = await device.observe({ signal, screenshot: false });
    return elements.some(({ text }) => text === 'Success!');
  },
};

export const browserChecks: Readonly<Record<string, PublishedCheck>> = {
  BrowserDraw: success,
  BrowserMaze: success,
  BrowserMultiply: success,
};
