import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../test/project-folder.ts';

describe('androidworld doctor', () => {
  it('checks what is configured, and what else could be used', async () => {
    await using project = await projectFolder();
    const { code, out } = await project.run('doctor', '--json');
    const findings: { check: string; status: string }[] = JSON.parse(out);
    const checks = findings.map(({ check }) => check);
    expect(checks.slice(0, 3)).toEqual(['Node', 'SQLite (better-sqlite3)', 'Configuration']);
    expect(checks).toEqual(
      expect.arrayContaining(['Chromium for virtual phones (not used)', 'adb program (not used)']),
    );
    // Nothing is configured that is missing, whatever this machine lacks.
    expect(code).toBe(0);
    expect(findings.filter(({ status }) => status === 'failed')).toEqual([]);
  });

  // For other users it depends on the computer: packages/virtual-phone/test/screen/chromium.test.ts.
  it.runIf(process.getuid?.() === 0)('says that Chromium has no sandbox for root, and what to do', async () => {
    await using project = await projectFolder();
    const { code, out } = await project.runPlain('doctor');
    expect(code).toBe(0);
    expect(out).toContain(
      'warning Chromium for virtual phones: Chromium runs without its sandbox: this process runs as root',
    );
    expect(out).toContain('-> Run it as an ordinary user\n');
  });

  it('shows a configuration that cannot be loaded as something to mend', async () => {
    await using project = await projectFolder();
    await project.write('androidworld.config.json', '{ "sed": 30, "instances": "two" }');
    const { code, out } = await project.runPlain('doctor');
    expect(code).toBe(1);
    expect(out.split('\n').slice(2, 5)).toEqual([
      'failed  Configuration: <folder>/androidworld.config.json is not a valid configuration:',
      expect.stringContaining('instances: expected a whole number, found "two"'),
      expect.stringContaining('sed: unknown key'),
    ]);
  });

  it('asks the suites about every device they would run on', async () => {
    await using project = await projectFolder();
    await project.write('androidworld.config.mjs', suiteAndTwoDevices);
    const { code, out } = await project.runPlain('doctor');
    expect(code).toBe(1);
    expect(out).toContain('failed  Devices for suite "notes": two: has no notes\n        -> Install notes\n');
    const { out: other } = await project.runPlain('doctor', '--device', 'one');
    expect(other).toContain('Devices for suite "notes": one: has notes\n');
  });

  it('says what a device lacks that a driver opens', async () => {
    await using project = await projectFolder();
    await project.write('androidworld.config.mjs', suiteAndTwoDevices.replace('...unusedDevice,', 'kind: "phone",'));
    const { out } = await project.runPlain('doctor');
    expect(out).toContain(
      'open() of driver "two devices" gave what is no device:\n          facts: expected a function, found nothing\n',
    );
  });

  it('leaves a device alone that a run has', async () => {
    await using project = await projectFolder();
    const busy =
      "lease: async (serial) => { throw Object.assign(new Error(serial + ' is used by run x'), { [Symbol.for('androidworld.error')]: true, code: 'AW_DEVICE_BUSY', audience: 'user' }); },";
    const driver = suiteAndTwoDevices.replace(
      'open: async (serial) => ({ ...unusedDevice, serial, close: async () => {} }),',
      `${busy} open: async () => { throw new Error('opened'); },`,
    );
    await project.write('androidworld.config.mjs', driver);
    const { out } = await project.runPlain('doctor');
    expect(out).toContain('warning Devices for suite "notes": one: one is used by run x; two: two is used by run x\n');
  });

  it('fails when what is configured is not there', async () => {
    await using project = await projectFolder();
    await project.write('androidworld.config.mjs', driverWithChecks);
    const { code, out } = await project.runPlain('doctor');
    expect(code).toBe(1);
    expect(out).toContain('failed  The cable: unplugged\n        -> Plug it in\n');
    expect(out).toContain('failed  The rest: it broke\n');
  });
});

const driverWithChecks = `export default {
  driver: {
    name: 'cable',
    list: async () => [],
    open: async () => { throw new Error('unused'); },
    checks: () => [
      { name: 'The cable', run: async () => ({ status: 'failed', message: 'unplugged', fix: 'Plug it in' }) },
      { name: 'The rest', run: async () => { throw new Error('it broke'); } },
    ],
  },
};`;

const suiteAndTwoDevices = `
const unused = async () => { throw new Error('unused'); };
const unusedDevice = {
  kind: 'phone', settleTimings: { intervalMs: 1, quietMs: 1, graceMs: 1, timeoutMs: 1 },
  facts: unused, observe: unused, perform: unused, shell: unused,
  files: { read: unused, write: unused, stat: unused, list: unused, pushFolder: unused, pullFolder: unused },
  apps: { list: unused, open: unused, stop: unused, install: unused },
};
export default {
  driver: {
    name: 'two devices',
    list: async () => ['one', 'two'].map((serial) => ({ serial, kind: 'phone', state: 'device' })),
    open: async (serial) => ({ ...unusedDevice, serial, close: async () => {} }),
  },
  suites: [{
    name: 'notes',
    version: '1',
    tasks: [{
      name: 'Note', apps: [], stepBudget: 1, sample: () => ({}), goal: () => 'Note', score: async () => 1,
      params: { '~standard': { version: 1, vendor: 'test', validate: (value) => ({ value }) } },
    }],
    checkDevice: async ({ device }) => device.serial === 'one'
      ? { status: 'ok', message: 'has notes' }
      : { status: 'failed', message: 'has no notes', fix: 'Install notes' },
  }],
};`;
