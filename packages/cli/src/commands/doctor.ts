import { type DoctorCheck, type DoctorFinding, loadConfig } from '@androidworld/core';
import pc from 'picocolors';
import type { CliCommand } from '../command.ts';
import { adbDevices, embeddedPhones } from '../config/built-in-plugins.ts';
import { loadSession } from '../config/load-session.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Flags } from '../options.ts';
import { isColored, type Terminal } from '../terminal.ts';

const CHECK_TIMEOUT_MS = 60_000;

export const doctor: CliCommand = {
  name: 'doctor',
  summary: 'Check Node, adb, devices, Chromium and plugins, and say how to mend what is wrong',
  options: ['config', 'device', 'json'],
  async run({ flags }, terminal) {
    const findings = [];
    for (const check of await collectChecks(flags, terminal))
      findings.push({ check: check.name, ...(await runCheck(check, terminal)) });
    if (flags.json) terminal.stdout.write(`${JSON.stringify(findings, undefined, 2)}\n`);
    else for (const finding of findings) terminal.stdout.write(renderFinding(finding, terminal));
    return findings.some(({ status }) => status === 'failed') ? exitCodes.failed : exitCodes.ok;
  },
};

/** Each plugin brings its own; a configuration that cannot be loaded is a finding, not the end. */
async function collectChecks(flags: Flags, terminal: Terminal): Promise<DoctorCheck[]> {
  const own = [nodeCheck, configCheck(flags, terminal)];
  try {
    const session = await loadSession(flags, terminal);
    const plugins = [session.driver, ...session.suites, ...session.agents];
    const others = await Promise.all([embeddedPhones(1), adbDevices()]);
    const drivers = others.filter((driver) => driver.name !== session.driver.name);
    return [...own, ...[...plugins, ...drivers].flatMap((plugin) => plugin.checks?.() ?? [])];
  } catch {
    // The configuration check has the same error, with its message.
    return own;
  }
}

async function runCheck(check: DoctorCheck, { signal }: Terminal): Promise<DoctorFinding> {
  try {
    return await check.run({ signal, timeoutMs: CHECK_TIMEOUT_MS });
  } catch (error) {
    return { status: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

const nodeCheck: DoctorCheck = {
  name: 'Node',
  async run() {
    const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
    if (major > 20 || (major === 20 && minor >= 19)) return { status: 'ok', message: process.versions.node };
    return { status: 'failed', message: `${process.versions.node} is too old`, fix: 'Install Node 20.19 or newer' };
  },
};

function configCheck(flags: Flags, terminal: Terminal): DoctorCheck {
  return {
    name: 'Configuration',
    async run() {
      const loaded = await loadConfig({
        ...(flags.config !== undefined && { file: flags.config }),
        from: terminal.cwd,
      });
      if (!loaded)
        return {
          status: 'ok',
          message: 'none: the embedded phone, the AndroidWorld suite, the reference agent',
          fix: 'androidworld init',
        };
      const session = await loadSession(flags, terminal);
      return {
        status: 'ok',
        message: `${loaded.file}: ${session.suites.length} suites, ${session.agents.length} agents`,
      };
    },
  };
}

function renderFinding({ check, status, message, fix }: DoctorFinding & { check: string }, terminal: Terminal): string {
  const { green, yellow, red, dim } = pc.createColors(isColored(terminal.stdout, terminal.env));
  const mark = { ok: green('ok     '), warning: yellow('warning'), failed: red('failed ') }[status];
  return `${mark} ${check}: ${message}\n${fix === undefined ? '' : `        ${dim(`-> ${fix}`)}\n`}`;
}
