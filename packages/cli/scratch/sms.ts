import { sh } from '@androidworld/core';
import { standardApps } from '@androidworld/virtual-apps';
import { virtualPhone } from '@androidworld/virtual-phone';
import { clearSms, listAllSms, listNotifications, receiveSms, run } from '../../android-kit/src/index.ts';
import { compareFingerprints, fingerprint } from '../../core/src/testing/fingerprint.ts';

const driver = virtualPhone({ apps: standardApps });
const device = await driver.open('emulator-5554');
const folders = ['/sdcard', '/data/data', '/data/user_de/0'];
await clearSms(device);
await run(device, sh`pm grant com.simplemobiletools.smsmessenger android.permission.POST_NOTIFICATIONS`);
let t = performance.now();
const before = await fingerprint(device, folders);
console.log(
  'fp',
  performance.now() - t,
  [...before].filter(([k]) => /\.db/.test(k)),
);
t = performance.now();
for (let i = 0; i < 5; i++) await receiveSms(device, { from: `+1555000${i}123`, body: `hello|a\nb ${i}` });
console.log('5 receives', performance.now() - t);
console.log(await listNotifications(device, 'com.simplemobiletools.smsmessenger'));
t = performance.now();
console.log(await listAllSms(device));
console.log(performance.now() - t);
console.log(compareFingerprints(before, await fingerprint(device, folders)));
t = performance.now();
await clearSms(device);
console.log(performance.now() - t);
console.log(compareFingerprints(before, await fingerprint(device, folders)));
console.log(
  (await run(device, sh`sqlite3 /data/data/com.android.providers.telephony/databases/mmssms.db .dump`))
    .split('\n')
    .filter((l) => /INSERT/.test(l)),
);
await device.close();
await driver.close?.();
