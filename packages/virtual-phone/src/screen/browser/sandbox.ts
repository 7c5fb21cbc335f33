import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';

/** Whether Chromium's pages are kept in its sandbox; if not, why, and what would change that. */
export type Sandbox = { readonly on: true } | { readonly on: false; readonly reason: string; readonly fix: string };

/** Arguments of Chromium beside those it is always given. */
export function sandboxArguments({ on }: Sandbox): readonly string[] {
  // The zygote makes the sandboxes, and costs some 10 MB.
  return on ? [] : ['--no-zygote'];
}

/** Chromium refuses to start as root with its sandbox (https://crbug.com/638180). */
const asRoot: Sandbox = {
  on: false,
  reason: 'this process runs as root, and Chromium has no sandbox for root',
  fix: 'Run it as an ordinary user',
};

const found = new Map<string, Sandbox>();
const browsers = new WeakMap<Browser, Sandbox>();

/**
 * Starts a Chromium with its sandbox, or without where this computer has none for it; what was found is remembered
 * while this process runs.
 *
 * @param launch starts it, once for each try
 */
export async function launchInSandbox(
  executablePath: string,
  launch: (sandbox: Sandbox) => Promise<Browser>,
): Promise<Browser> {
  const known = found.get(executablePath) ?? (process.getuid?.() === 0 ? asRoot : undefined);
  const sandbox = known ?? { on: true };
  const browser = await launch(sandbox).catch(async (error: unknown) => {
    if (known !== undefined || !isRefusedSandbox(error)) throw error;
    const without: Sandbox = { on: false, ...whyThereIsNone() };
    const second = await launch(without);
    return remember(executablePath, second, without);
  });
  return browsers.has(browser) ? browser : remember(executablePath, browser, sandbox);
}

function remember(executablePath: string, browser: Browser, sandbox: Sandbox): Browser {
  found.set(executablePath, sandbox);
  browsers.set(browser, sandbox);
  return browser;
}

/** Of a browser that was started by `launchInSandbox`. */
export function sandboxOf(browser: Browser): Sandbox {
  return browsers.get(browser) ?? { on: true };
}

let isSaid = false;

/** Tells once, through Node's warnings (standard error), when there is no sandbox. */
export function warnWithoutSandbox(sandbox: Sandbox): void {
  if (sandbox.on || isSaid) return;
  isSaid = true;
  process.emitWarning(`${describeSandbox(sandbox)} ${sandbox.fix}.`, {
    type: 'AndroidWorldWarning',
    code: 'AW_NO_SANDBOX',
  });
}

export function describeSandbox(sandbox: Sandbox): string {
  return sandbox.on
    ? 'Chromium runs in its sandbox'
    : `Chromium runs without its sandbox: ${sandbox.reason}. A web page that finds a fault in Chromium could then do what this user may.`;
}

/** What Chromium says on its way out, and Playwright of it. */
function isRefusedSandbox(error: unknown): boolean {
  return /No usable sandbox|sandboxing failed|without --no-sandbox is not supported|zygote_host_impl_linux/.test(
    String(error),
  );
}

/** @see https://chromium.googlesource.com/chromium/src/+/main/docs/security/apparmor-userns-restrictions.md */
function whyThereIsNone(): { readonly reason: string; readonly fix: string } {
  const reason = 'this computer lets ordinary users make no user namespaces, of which Chromium makes its sandbox';
  if (kernelSetting('kernel/apparmor_restrict_unprivileged_userns') === '1') {
    return {
      reason,
      fix: 'Allow them with an AppArmor profile for Chromium, or with "sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0"',
    };
  }
  if (kernelSetting('kernel/unprivileged_userns_clone') === '0') {
    return { reason, fix: 'Allow them with "sudo sysctl -w kernel.unprivileged_userns_clone=1"' };
  }
  if (kernelSetting('user/max_user_namespaces') === '0') {
    return { reason, fix: 'Allow them with "sudo sysctl -w user.max_user_namespaces=10000"' };
  }
  return { reason, fix: 'In a container, allow them with a seccomp profile that lets through clone and unshare' };
}

function kernelSetting(name: string): string | undefined {
  try {
    return readFileSync(`/proc/sys/${name}`, 'latin1').trim();
  } catch {
    // Kernels differ in what they can set.
    return undefined;
  }
}
