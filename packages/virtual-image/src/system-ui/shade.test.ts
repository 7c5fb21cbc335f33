import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from '../../test/open-test-phone.ts';

let phone: TestPhone;
beforeAll(async () => {
  phone = await openTestPhone();
  phone.system.settings.put('global', 'heads_up_notifications_enabled', '0');
});
afterAll(() => phone?.close());

it('The shade shows its notifications over the whole screen, and a sideways swipe dismisses the one under it', async () => {
  const { notifications } = phone.system;
  const shell = 'com.android.shell';
  notifications.channels.create(shell, { id: 'shell_cmd', name: 'Shell command', importance: 3 });
  for (let id = 1; id <= 8; id += 1)
    notifications.post(shell, { id, channel: 'shell_cmd', title: `Title ${id}`, text: `Text ${id}` });
  await phone.system.setPanel('notifications');

  const [, top, , bottom] = (await phone.find('notification_stack_scroller')).bounds;
  expect(bottom - top).toBeGreaterThan(1000);
  // The finger goes along y 1000.
  const rows = (await phone.nodes()).filter(({ resourceId }) => resourceId?.endsWith('/expandableNotificationRow'));
  const under = rows.find(({ bounds: [, from, , to] }) => from <= 1000 && to > 1000);
  expect(under).toBeDefined();
  const before = notifications.list().map(({ key }) => key);
  await phone.swipe('right');
  await expect.poll(() => notifications.list()).toHaveLength(before.length - 1);
  expect((await phone.find('notification_stack_scroller')).bounds[3]).toBe(bottom);
});
