import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { AndroidWorldError, type CallOptions, isAndroidWorldError, sh, waitUntil } from '@androidworld/core';
import type { Apps, ForegroundActivity, InstalledApp } from '@androidworld/core/driver';
import type { DeviceLink } from '../device-link.ts';
import { parseForeground } from '../observe/parse-foreground.ts';
import { aliasTable } from './alias-table.ts';
import { parseLauncherApps } from './parse-launcher-apps.ts';
import { resolveApp } from './resolve-app.ts';

/** The first start of a heavy app takes up to 20 s. */
const openTimeoutMs = 30_000;
const installTimeoutMs = 180_000;
const separator = '<<androidworld>>';
const asTheLauncherDoes = '0x10200000'; // FLAG_ACTIVITY_NEW_TASK | FLAG_ACTIVITY_RESET_TASK_IF_NEEDED

export function apps(link: DeviceLink): Apps {
  async function list(options: CallOptions = {}): Promise<readonly InstalledApp[]> {
    const query = sh`cmd package query-activities --brief -a android.intent.action.MAIN -c android.intent.category.LAUNCHER`;
    const { stdout, stderr, exitCode } = await link.shell(query, { ...options, repeatable: true });
    const found = parseLauncherApps(stdout, aliasTable);
    if (found.length > 0) return found;
    throw new AndroidWorldError(
      'AW_DEVICE_STATE',
      `Device ${link.serial} lists no apps (exit code ${exitCode}): ${(stderr || stdout).trim().slice(0, 300)}. Wait until it has started`,
      { details: { serial: link.serial, command: query.script, exitCode } },
    );
  }

  return {
    list,

    async open(name, options = {}) {
      const resolved = resolveApp(name, await list(options), aliasTable);
      if ('near' in resolved) throw notFound(name, resolved.near);
      await bringToFront(link, resolved.app, { timeoutMs: openTimeoutMs, ...options });
      return resolved.app;
    },

    async stop(packageName, options = {}) {
      const { exitCode, stdout, stderr } = await link.shell(sh`am force-stop ${packageName}`, {
        ...options,
        repeatable: true,
      });
      if (exitCode !== 0) throw failed(link, `stop ${packageName}`, stdout + stderr);
    },

    async install(apk, options = {}) {
      const call = { timeoutMs: installTimeoutMs, ...options };
      const target = `/data/local/tmp/androidworld-${randomBytes(6).toString('hex')}.apk`;
      const content = await readApk(apk);
      const file = { mode: 0o100644, modifiedSeconds: Math.floor(Date.now() / 1000) };
      await link.sync(`write ${target}`, (session) => session.send(target, content, file), call);
      const script = sh`pm install -r -t -g ${target}; rm -f ${target}`;
      const { stdout, stderr } = await link.shell(script, call);
      if (!/^Success/m.test(stdout)) throw failed(link, `install ${apk}`, stdout + stderr);
    },
  };
}

async function bringToFront(
  link: DeviceLink,
  app: InstalledApp,
  options: CallOptions & { timeoutMs: number },
): Promise<void> {
  const deadline = performance.now() + options.timeoutMs;
  // Starting an activity twice is starting it once: the second finds it in front.
  const call = { ...options, repeatable: true };
  const started = await link.shell(startScript(app), call);
  const [start = '', inFront = ''] = started.stdout.split(`${separator}\n`);
  let said = start + started.stderr;
  let seen = parseForeground(inFront);
  if (/^(?:Error|Exception)|java\.lang\.\w+Exception/m.test(said)) {
    const monkey = await link.shell(sh`monkey -p ${app.packageName} -c android.intent.category.LAUNCHER 1`, call);
    said += monkey.stdout + monkey.stderr;
    if (monkey.exitCode !== 0 || !said.includes('Events injected: 1'))
      throw failed(link, `open ${app.component}`, said);
  }
  if (isInFront(app, seen, said)) return;
  const what = `${app.packageName} is in front`;
  const timeoutMs = Math.max(0, deadline - performance.now());
  await waitUntil(
    async () => {
      const { stdout } = await link.shell(sh`dumpsys activity activities | grep ResumedActivity`, call);
      seen = parseForeground(stdout);
      return isInFront(app, seen, said);
    },
    { what, timeoutMs, signal: options.signal },
  ).catch((cause: unknown) => {
    throw isAndroidWorldError(cause, 'AW_TIMEOUT') ? notInFront(link, app, seen, cause) : cause;
  });
}

function startScript({ component }: InstalledApp) {
  return sh`am start -W -a android.intent.action.MAIN -c android.intent.category.LAUNCHER -f ${asTheLauncherDoes} -n ${component} 2>&1
echo ${separator}
dumpsys activity activities | grep ResumedActivity`;
}

/** An app may hand over to another of its parts (`Activity:` names it), or ask for a permission first. */
function isInFront({ packageName }: InstalledApp, seen: ForegroundActivity | undefined, said: string): boolean {
  if (!seen) return false;
  const shown = /^Activity: ([\w.]+)\//m.exec(said)?.[1];
  return [packageName, shown].includes(seen.packageName) || /\.permissioncontroller$/.test(seen.packageName);
}

async function readApk(apk: string): Promise<Buffer> {
  try {
    return await readFile(apk);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new AndroidWorldError('AW_COMMAND_FAILED', `Cannot read the APK "${apk}": ${reason}`, {
      details: { path: apk },
      cause,
    });
  }
}

function notFound(name: string, near: readonly InstalledApp[]): AndroidWorldError {
  const names = near.map((app) => `${app.label} (${app.packageName})`);
  const hint = names.length === 0 ? 'Nothing has a similar name' : `Near: ${names.join(', ')}`;
  return new AndroidWorldError('AW_APP_NOT_FOUND', `No installed app is called ${JSON.stringify(name)}. ${hint}`, {
    details: { name, near: near.map((app) => app.packageName) },
  });
}

function notInFront(
  link: DeviceLink,
  app: InstalledApp,
  seen: ForegroundActivity | undefined,
  cause: unknown,
): AndroidWorldError {
  const front = seen ? `${seen.packageName}/${seen.activity}` : 'nothing';
  return new AndroidWorldError(
    'AW_DEVICE_STATE',
    `${app.component} was started on ${link.serial} but did not come to the front: ${front} is there. Look at the screen`,
    { details: { serial: link.serial, component: app.component, front }, cause },
  );
}

function failed(link: DeviceLink, what: string, said: string): AndroidWorldError {
  return new AndroidWorldError('AW_COMMAND_FAILED', `Cannot ${what} on ${link.serial}: ${said.trim().slice(0, 500)}`, {
    details: { serial: link.serial, answer: said.slice(0, 2_000) },
  });
}
