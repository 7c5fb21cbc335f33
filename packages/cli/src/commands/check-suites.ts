import type { DoctorCheck, DoctorFinding, Suite } from '@androidworld/core';
import { loadSession } from '../config/load-session.ts';
import type { Flags } from '../options.ts';
import type { Terminal } from '../terminal.ts';

/** A check for each suite that can tell whether a device has what its tasks need, on every device that is ready. */
export function suiteChecks(suites: readonly Suite[], flags: Flags, terminal: Terminal): DoctorCheck[] {
  return suites
    .filter((suite) => suite.checkDevice)
    .map(({ name }) => ({
      name: `Devices for suite "${name}"`,
      run: ({ signal = terminal.signal }) => checkSuite(name, flags, terminal, signal),
    }));
}

async function checkSuite(name: string, flags: Flags, terminal: Terminal, signal: AbortSignal): Promise<DoctorFinding> {
  const { driver, suites, devices, close } = await loadSession(flags, terminal);
  try {
    const suite = suites.find((candidate) => candidate.name === name);
    const ready = (await driver.list({ signal })).filter(({ state }) => state === 'device');
    const asked = ready.filter(({ serial }) => devices === undefined || devices.includes(serial));
    const findings: DoctorFinding[] = [];
    for (const { serial } of asked) {
      const device = await driver.open(serial, { signal });
      try {
        const finding = await suite?.checkDevice?.({ device, signal, log: () => undefined });
        if (finding) findings.push({ ...finding, message: `${serial}: ${finding.message}` });
      } finally {
        await device.close();
      }
    }
    return worst(findings) ?? { status: 'warning', message: 'No device is ready to be asked', fix: 'Start one' };
  } finally {
    await close();
  }
}

/** The gravest status with what all devices of it say. */
function worst(findings: readonly DoctorFinding[]): DoctorFinding | undefined {
  for (const status of ['failed', 'warning', 'ok'] as const) {
    const found = findings.filter((finding) => finding.status === status);
    const [first] = found;
    if (first) return { ...first, message: found.map(({ message }) => message).join('; ') };
  }
  return undefined;
}
