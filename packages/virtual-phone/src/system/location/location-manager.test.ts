import type { AppApi, PhoneEvents } from '@androidworld/app-sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeScreen } from '../../../test/fake-screen.ts';
import { testApp, testApps, testImage } from '../../../test/test-apps.ts';
import { bootPhone, type Phone } from '../../phone.ts';
import { steppedTime } from '../time/stepped-time.ts';
import { distanceBetween } from './distance-between.ts';

const app = 'com.test.walker';
const fine = 'android.permission.ACCESS_FINE_LOCATION';
const coarse = 'android.permission.ACCESS_COARSE_LOCATION';
const berlin = { latitude: 52.52, longitude: 13.405, altitude: 34 };

let phone: Phone;
let api: AppApi;
let told: PhoneEvents['location'][];
const time = steppedTime();

beforeEach(async () => {
  told = [];
  const walker = testApp(app, {
    permissions: [fine, coarse],
    async start(own) {
      api = own;
      own.on('location', (event) => told.push(event));
      return {};
    },
  });
  phone = await bootPhone({
    image: testImage,
    time,
    apps: [...testApps, walker],
    openScreen: async (host, initial) => new FakeScreen(host, initial),
  });
  await phone.system.packages.grant(app, fine);
  await phone.system.processes.ensure(app);
});
afterEach(() => phone.close());

const places = () => told.map(({ listener, location }) => [listener, location.latitude]);
const move = (latitude: number) => phone.system.location.fix({ ...berlin, latitude });

describe('The location manager', () => {
  it('knows no place until the console says one', async () => {
    expect(await api.location.getLastKnownLocation('gps')).toBeNull();
    phone.system.location.fix({ ...berlin, speed: 2 });
    expect(await api.location.getLastKnownLocation('gps')).toEqual({
      provider: 'gps',
      ...berlin,
      accuracy: 5,
      speed: 2,
      time: phone.system.clock.now(),
      elapsedRealtime: phone.system.clock.elapsed(),
    });
  });

  it('tells listeners where the phone is, and goes on until they are removed', async () => {
    move(1);
    await api.location.requestLocationUpdates('gps', 'map');
    move(2);
    await api.location.removeUpdates('map');
    move(3);
    expect(places()).toEqual([
      ['map', 1],
      ['map', 2],
    ]);
  });

  it('leaves out what comes too soon or from too near', async () => {
    await api.location.requestLocationUpdates('gps', 'slow', { minTimeMs: 1000 });
    await api.location.requestLocationUpdates('fused', 'far', { minDistanceM: 100 });
    move(1);
    move(1.0001);
    await time.advance(1000);
    move(1.0002);
    move(1.01);
    expect(places()).toEqual([
      ['slow', 1],
      ['far', 1],
      ['slow', 1.0002],
      ['far', 1.01],
    ]);
  });

  it('tells nobody anything while location is off', async () => {
    await api.location.requestLocationUpdates('gps', 'map');
    phone.system.settings.put('secure', 'location_mode', '0');
    move(1);
    expect(places()).toEqual([]);
    expect(await api.location.isProviderEnabled('gps')).toBe(false);
    expect(await api.location.getLastKnownLocation('gps')).toBeNull();
  });

  it('refuses apps without a permission', async () => {
    await phone.system.packages.revoke(app, fine);
    await phone.system.processes.ensure(app);
    await expect(api.location.requestLocationUpdates('gps', 'map')).rejects.toThrow(
      /^SecurityException: uid \d+ does not have android\.permission\.ACCESS_COARSE_LOCATION or/,
    );
  });

  it('tells those who may know it roughly only roughly', async () => {
    await phone.system.packages.revoke(app, fine);
    await phone.system.packages.grant(app, coarse);
    await phone.system.processes.ensure(app);
    phone.system.location.fix(berlin);
    const found = await api.location.getLastKnownLocation('gps');
    expect(found).toMatchObject({ accuracy: 2000, altitude: 0 });
    expect(found?.latitude).not.toBe(berlin.latitude);
    expect(distanceBetween(found ?? berlin, berlin)).toBeLessThan(2000);
  });
});
