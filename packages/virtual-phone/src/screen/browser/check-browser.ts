import { isAndroidWorldError } from '@androidworld/core';
import type { DoctorFinding } from '@androidworld/core/driver';
import { launchBrowser } from '../launch-browser.ts';
import { describeSandbox, sandboxOf } from './sandbox.ts';

/** Starts Chromium, for `androidworld doctor`. */
export async function checkBrowser(executablePath: string | undefined): Promise<DoctorFinding> {
  try {
    const browser = await launchBrowser(executablePath ?? process.env.CHROME_PATH, { quiet: true });
    const sandbox = sandboxOf(browser);
    const version = browser.version();
    await browser.close();
    if (sandbox.on) return { status: 'ok', message: `Chromium ${version} starts, in its sandbox` };
    return { status: 'warning', message: describeSandbox(sandbox), fix: sandbox.fix };
  } catch (error) {
    if (!isAndroidWorldError(error)) throw error;
    return {
      status: 'failed',
      message: error.message,
      fix: 'Install Chrome or Chromium and name it in CHROME_PATH',
    };
  }
}
