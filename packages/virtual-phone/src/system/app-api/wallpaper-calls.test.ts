import { expect, it } from 'vitest';
import { backgroundPhone } from '../../../test/background-app.ts';
import { homeWallpaper } from './wallpaper-calls.ts';

it('An app without SET_WALLPAPER sets no wallpaper', async () => {
  const { phone, system, api } = await backgroundPhone();
  await expect(api().wallpaper.set(Uint8Array.of(1), { home: true, lock: true })).rejects.toThrow(
    'SecurityException: Access denied to process:',
  );
  expect(await homeWallpaper(system)).toBeNull();
  await phone.close();
});
