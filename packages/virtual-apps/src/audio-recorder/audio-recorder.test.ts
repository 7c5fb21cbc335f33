import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from '../../test/open-test-phone.ts';
import { activities, recorderPackage, recordsFolder } from './package-name.ts';

const root = { uid: 0 };
const launch = {
  action: 'android.intent.action.MAIN',
  categories: ['android.intent.category.LAUNCHER'],
  component: { packageName: recorderPackage, className: activities.main },
};

let phone: TestPhone;
beforeAll(async () => {
  phone = await openTestPhone();
  await phone.system.packages.grant(recorderPackage, 'android.permission.RECORD_AUDIO');
});
afterAll(() => phone?.close());

const files = () => phone.system.disk.list(recordsFolder, root);
const select = async (sql: string) =>
  (await phone.system.disk.database(`/data/data/${recorderPackage}/databases/records.db`, root)).prepare(sql).all();

describe('Audio Recorder', () => {
  it('leads through welcome and set-up on its first start, and only then', async () => {
    await phone.start(launch);
    await phone.tap('Get started');
    await phone.tap('Wav');
    await phone.tap('M4a');
    await phone.tap('Apply');
    await phone.find('btn_record');
    await phone.system.processes.kill(recorderPackage, { stopped: true, reason: 'test' });
    await phone.start(launch);
    await phone.find('btn_record');
  });

  it('records, also while it is left, and keeps the recording under its own name', async () => {
    await phone.tap('btn_record');
    await phone.find('Recording…');
    await phone.system.activities.home();
    await phone.start(launch);
    await phone.find('Recording…');
    await phone.tap('btn_record_stop');
    await phone.find('New name');
    await phone.tap('Save');
    await phone.find('Record-1');
    expect(await files()).toEqual(['Record-1.m4a']);
    expect(await select('SELECT name, path, format, duration > 0 AS long FROM records')).toEqual([
      { name: 'Record-1', path: `${recordsFolder}/Record-1.m4a`, format: 'm4a', long: 1 },
    ]);
  });

  it('stays upright, however the phone is held', async () => {
    phone.system.settings.put('system', 'accelerometer_rotation', '0');
    phone.system.settings.put('system', 'user_rotation', '1');
    expect(phone.system.rotation).toBe(0);
    await phone.system.activities.home();
    await phone.start({ action: 'android.settings.SETTINGS' });
    expect(phone.system.rotation).toBe(1);
    await phone.start(launch);
    expect(phone.system.rotation).toBe(0);
    phone.system.settings.put('system', 'user_rotation', '0');
  });

  it('pauses, and deletes what was not worth keeping', async () => {
    await phone.tap('btn_record');
    await phone.tap('btn_record');
    await phone.find('Paused');
    await phone.tap('btn_record_delete');
    await phone.tap('Yes');
    await phone.find('placeholder');
    expect(await files()).toEqual(['Record-1.m4a']);
  });

  it('saves under the name that is typed after recording', async () => {
    await phone.tap('btn_record');
    await phone.tap('btn_record_stop');
    await phone.type('input_name', '-memo.m4a');
    await phone.tap('Save');
    await phone.find('Record-3-memo.m4a');
    expect((await files()).sort()).toEqual(['Record-1.m4a', 'Record-3-memo.m4a.m4a']);
  });

  it('plays the record that is tapped in the list, until it is stopped', async () => {
    await phone.tap('btn_records_list');
    await phone.tap('Record-1');
    await phone.find('btn_stop');
    await phone.tap('btn_stop');
    expect((await phone.nodes()).some(({ resourceId }) => resourceId?.endsWith('btn_stop'))).toBe(false);
    await phone.key(4);
    await phone.find('btn_record');
  });

  it('stops from its notification', async () => {
    await phone.tap('btn_record');
    await phone.find('Recording…');
    await phone.system.activities.home();
    const [shown] = phone.system.notifications.list().filter(({ packageName }) => packageName === recorderPackage);
    expect(shown).toMatchObject({ title: 'Audio Recorder', text: 'Recording is ON', ongoing: true });
    await phone.system.notifications.open(shown?.key ?? '', 1);
    await expect.poll(() => phone.system.services.list()).toEqual([]);
    await phone.start(launch);
    await phone.find('btn_play');
    expect(await files()).toContain('Record-4.m4a');
  });

  it('puts records into the trash, and gives them back', async () => {
    await phone.tap('btn_records_list');
    await phone.tap('list_item_more');
    await phone.tap('Delete');
    await phone.tap('Yes');
    await phone.tap('btn_trash');
    expect(await files()).toContain('Record-4.m4a.del');
    await phone.tap('Restore');
    await phone.tap('Yes');
    await phone.find('Empty');
    expect(await files()).toContain('Record-4.m4a');
    expect(await select('SELECT count(*) AS count FROM trash')).toEqual([{ count: 0 }]);
  });
});
