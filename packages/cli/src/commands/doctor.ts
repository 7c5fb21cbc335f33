import type { Driver, Suite } from '@androidworld/core';
import type { DoctorCheck, DoctorFinding } from '@androidworld/core/driver';
import { plural } from '@androidworld/core/internals';
import { escapeLines } from '@androidworld/report';
import pc from 'picocolors';
import type { CliCommand } from '../command.ts';
import { builtInPlugins } from '../config/built-in-plugins.ts';
import { loadNamedConfig } from '../config/load-named-config.ts';
import { loadSession } from '../config/load-session.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Flags } from '../options.ts';
import { isColored, type Terminal } from '../terminal.ts';
import { suiteChecks } from './check-suites.ts';

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
  const { sqliteCheck } = await import('@androidworld/store');
  const { plugins: used, suites } = await configuredPlugins(flags, terminal);
  const drivers = await Promise.all(Object.values(builtInPlugins.driver).map(({ load }) => load()));
  const others = drivers.filter(({ name }) => !used.some((plugin) => plugin.name === name));
  return [
    nodeCheck,
    sqliteCheck,
    configCheck(flags, terminal),
    ...used.flatMap((plugin) => plugin.checks?.() ?? []),
    ...suiteChecks(suites, flags, terminal),
    ...others.flatMap((driver) => driver.checks?.() ?? []).map(optional),
  ];
}

type Plugin = Pick<Driver, 'name' | 'checks'>;

interface Configured {
  readonly plugins: readonly Plugin[];
  readonly suites: readonly Suite[];
}

async function configuredPlugins(flags: Flags, terminal: Terminal): Promise<Configured> {
  try {
    const { driver, suites, agents, close } = await loadSession(flags, terminal);
    await close();
    return { plugins: [driver, ...suites, ...agents], suites };
  } catch {
    // The configuration check meets the same error, and shows its message.
    return { plugins: [], suites: [] };
  }
}

/** Of a driver nothing is configured to use: what it lacks breaks nothing. */
function optional(check: DoctorCheck): DoctorCheck {
  return {
    name: `${check.name} (not used)`,
    async run(options) {
      const finding = await check.run({ ...options, mayStart: false });
      return finding.status === 'failed' ? { ...finding, status: 'warning' } : finding;
    },
  };
}

async function runCheck(check: DoctorCheck, { signal }: Terminal): Promise<DoctorFinding> {
  signal.throwIfAborted();
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
      const loaded = await loadNamedConfig(flags, terminal);
      if (!loaded)
        return {
          status: 'ok',
          message: 'none: the embedded phone, the AndroidWorld suite, the oracle',
          fix: 'androidworld init',
        };
      const session = await loadSession(flags, terminal);
      await session.close();
      return {
        status: 'ok',
        message: `${loaded.file}: ${plural(session.suites.length, 'suite')}, ${plural(session.agents.length, 'agent')}`,
      };
    },
  };
}

function renderFinding({ check, status, message, fix }: DoctorFinding & { check: string }, terminal: Terminal): string {
  const { green, yellow, red, dim } = pc.createColors(isColored(terminal.stdout, terminal.env));
  const mark = { ok: green('ok     '), warning: yellow('warning'), failed: red('failed ') }[status];
  // Messages of configurations have several lines; what else is in them may come from a device.
  const text = escapeLines(message).replaceAll('\n', '\n        ');
  return `${mark} ${check}: ${text}\n${fix === undefined ? '' : `        ${dim(`-> ${fix}`)}\n`}`;
}
