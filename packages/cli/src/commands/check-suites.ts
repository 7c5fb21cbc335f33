import { isAndroidWorldError, type Suite } from '@androidworld/core';
import { type DoctorCheck, type DoctorFinding, withLease } from '@androidworld/core/driver';
import { checkedDevice, requireDevices } from '@androidworld/core/internals';
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
    const ready = requireDevices(await driver.list({ signal }), driver).filter(({ state }) => state === 'device');
    const asked = ready.filter(({ serial }) => devices === undefined || devices.includes(serial));
    const findings: DoctorFinding[] = [];
    for (const info of asked) {
      const finding = await withLease(info, { driver, name: 'doctor', signal }, async (own) => {
        const device = checkedDevice(await driver.open(info.serial, { signal: own }), driver);
        try {
          return await suite?.checkDevice?.({ device, signal: own, log: () => undefined });
        } finally {
          await device.close();
        }
      }).catch(busyFinding);
      if (finding) findings.push({ ...finding, message: `${info.serial}: ${finding.message}` });
    }
    return worst(findings) ?? { status: 'warning', message: 'No device is ready to be asked', fix: 'Start one' };
  } finally {
    await close();
  }
}

/** A device that a run has is left alone. */
function busyFinding(error: unknown): DoctorFinding {
  if (!isAndroidWorldError(error, 'AW_DEVICE_BUSY')) throw error;
  return { status: 'warning', message: error.message, fix: 'Ask again when it is free' };
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
