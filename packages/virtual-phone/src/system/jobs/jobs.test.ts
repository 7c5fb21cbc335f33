import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { app, type BackgroundPhone, backgroundPhone } from '../../../test/background-app.ts';
import { eventually } from '../../adb/testing/eventually.ts';
import { afterFailure, isReady, type JobStatus, nextPeriod } from './job-status.ts';

const minute = 60_000;
const service = `${app}.Job`;
let phone: BackgroundPhone;
beforeEach(async () => {
  phone = await backgroundPhone();
});
afterEach(() => phone.phone.close());

const ids = () => phone.system.jobs.list().map(({ job }) => job.id);

describe('A job', () => {
  it('waits for its network and its charger, and is done once', async () => {
    const { system } = phone;
    await system.radios.setAirplane(true);
    system.battery.set({ charging: false });
    await phone
      .api()
      .jobs.schedule({ id: 7, service, requiredNetwork: 'any', requiresCharging: true, extras: { a: 1 } });
    system.battery.set({ charging: true });
    expect(phone.told).toEqual([]);
    await system.radios.setAirplane(false);
    await eventually(() => expect(phone.told).toEqual(['Job create', 'Job start 7', 'Job destroy']));
    expect(phone.jobs).toEqual([{ jobId: 7, extras: { a: 1 }, overrideDeadlineExpired: false }]);
    expect(ids()).toEqual([]);
  });

  it('is stopped when its charger goes, and tried again later', async () => {
    phone.story.jobDone = new Promise(() => undefined);
    await phone.api().jobs.schedule({ id: 1, service, requiresCharging: true });
    await eventually(() => expect(phone.told).toContain('Job start 1'));
    expect(await phone.run(`cmd jobscheduler get-job-state ${app} 1`)).toBe('active\n');
    phone.system.battery.set({ charging: false });
    await eventually(() => expect(phone.told).toContain('Job stop 1'));
    await eventually(() => expect(phone.system.jobs.list()[0]).toMatchObject({ failures: 1 }));
    expect(await phone.run(`cmd jobscheduler get-job-state ${app} 1`)).toBe('waiting\n');
  });

  it('runs at a word of the shell, which may pass over the network only by force', async () => {
    await phone.system.radios.setAirplane(true);
    await phone.api().jobs.schedule({ id: 3, service, requiredNetwork: 'any', minimumLatencyMs: 60 * minute });
    expect(await phone.run(`cmd jobscheduler run ${app} 3`)).toBe(
      `Job 3 in package ${app} / user 0 has functional constraints but --force not specified\n? 22\n`,
    );
    expect(await phone.run(`cmd jobscheduler run ${app} 4`)).toBe(
      `Could not find job 4 in package ${app} / user 0\n? 23\n`,
    );
    expect(await phone.run('cmd jobscheduler run nope 4')).toBe('Package not found: nope / user 0\n? 24\n');
    expect(await phone.run(`cmd jobscheduler run -f ${app} 3`)).toBe('Running job [FORCED]\n');
    await eventually(() => expect(phone.told).toContain('Job start 3'));
    await eventually(() => expect(ids()).toEqual([]));
  });

  it('is told by dumpsys, and cancelled by the shell', async () => {
    await phone.api().jobs.schedule({ id: 5, service, periodicMs: minute, requiresCharging: true, persisted: true });
    phone.system.battery.set({ charging: false });
    const dump = await phone.run(`dumpsys jobscheduler ${app}`);
    expect(dump).toMatch(/^Registered 1 jobs:\n {2}JOB #u0a\d+\/5: \w{7} com\.test\.background\/\.Job\n/);
    expect(dump).toContain('      PERIODIC: interval=+15m0s0ms flex=+15m0s0ms\n      PERSISTED\n');
    expect(dump).toContain('    Required constraints: CHARGING TIMING_DELAY DEADLINE [0xc0000001]\n');
    expect(await phone.run(`cmd jobscheduler cancel ${app} 5`)).toBe(`Canceling job ${app}/#5 in user 0\n`);
    expect(await phone.run(`cmd jobscheduler cancel ${app}`)).toBe(
      `Canceling all jobs for ${app} in user 0\nNo matching jobs found.\n`,
    );
  });

  it('is kept over a reboot when it says so, and ends with a force-stop', async () => {
    await phone.system.radios.setAirplane(true);
    await phone.api().jobs.schedule({ id: 1, service, requiredNetwork: 'any' });
    await phone.api().jobs.schedule({ id: 2, service, requiredNetwork: 'any', persisted: true });
    await phone.phone.reboot();
    expect(ids()).toEqual([2]);
    await phone.run(`am force-stop ${app}`);
    expect(ids()).toEqual([]);
  });

  it('is refused as on Android', async () => {
    const { jobs } = phone.api();
    const refused = (job: Parameters<typeof jobs.schedule>[0]) => expect(jobs.schedule(job)).rejects;
    await refused({ id: 1, service: `${app}.Nope`, minimumLatencyMs: 1 }).toThrow('non-existent component');
    await refused({ id: 1, service: `${app}.Once`, minimumLatencyMs: 1 }).toThrow(
      'does not require android.permission.BIND_JOB_SERVICE permission',
    );
    await refused({ id: 1, service }).toThrow("You're trying to build a job with no constraints");
  });
});

describe('isReady()', () => {
  const radios = {
    wifi: { enabled: false, connected: false, ssid: null, saved: true },
    bluetooth: { enabled: false },
    airplane: false,
    mobileData: true,
    signalLevel: 4,
    validated: false,
  } as const;
  const status = (job: Partial<JobStatus['job']>, times: Partial<JobStatus> = {}): JobStatus => ({
    packageName: app,
    uid: 10_000,
    job: { id: 1, service, ...job },
    enqueuedMs: 0,
    earliestMs: 0,
    latestMs: null,
    failures: 0,
    ...times,
  });
  const at = (nowMs: number) => ({ nowMs, charging: false, radios });

  it.each([
    ['mobile data is a network', status({ requiredNetwork: 'any' }), 0, true],
    ['mobile data is metered', status({ requiredNetwork: 'unmetered' }), 0, false],
    ['it is too early', status({ minimumLatencyMs: 5 }, { earliestMs: 5 }), 4, false],
    ['it is time', status({ minimumLatencyMs: 5 }, { earliestMs: 5 }), 5, true],
    ['the deadline counts more', status({ requiresCharging: true, overrideDeadlineMs: 9 }, { latestMs: 9 }), 9, true],
    ['but not in each period', status({ requiresCharging: true, periodicMs: 9 }, { latestMs: 9 }), 9, false],
  ])('%s', (_, job, nowMs, expected) => {
    expect(isReady(job, at(nowMs))).toBe(expected);
  });

  it('failures are waited for twice as long each time, periods follow each other', () => {
    const failed = afterFailure(afterFailure(status({}), 0), 100);
    expect(failed).toMatchObject({ failures: 2, earliestMs: 60_100 });
    expect(nextPeriod(status({ periodicMs: 10 }, { latestMs: 10 }), 10, 4)).toMatchObject({
      earliestMs: 10,
      latestMs: 20,
    });
  });
});
