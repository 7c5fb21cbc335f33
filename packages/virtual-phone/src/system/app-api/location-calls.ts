import type { LocationCalls, LocationProvider } from '@androidworld/app-sdk';
import { illegalArgument } from '../java-exception.ts';
import { locationProviders } from '../location/location-manager.ts';
import type { Caller } from './app-api.ts';

export function locationCalls({ system, record, processName, subscriptions }: Caller): LocationCalls {
  const { location } = system;
  const require = (provider: LocationProvider) => {
    if (!locationProviders.includes(provider)) throw illegalArgument(`provider "${provider}" does not exist`);
    return provider;
  };
  const listeners = listenersOf(subscriptions);
  return {
    getAllProviders: async () => [...locationProviders],
    isLocationEnabled: async () => location.isEnabled,
    isProviderEnabled: async (provider) => location.isEnabled && locationProviders.includes(provider),
    getLastKnownLocation: async (provider) => location.lastKnown(record, require(provider)),
    async requestLocationUpdates(provider, listener, request = {}) {
      const end = location.listen({ record, name: listener, provider: require(provider), request });
      listeners.get(listener)?.();
      listeners.set(listener, end);
      system.log.write({
        buffer: 'system',
        priority: 'D',
        tag: 'LocationManagerService',
        message: `${provider} provider added registration from ${processName}`,
      });
    },
    async removeUpdates(listener) {
      listeners.get(listener)?.();
      listeners.delete(listener);
    },
  };
}

/** The listeners of a process, by name: each of its activities has an api of its own, but what ends with it is one set. */
const byProcess = new WeakMap<Set<() => void>, Map<string, () => void>>();

function listenersOf(subscriptions: Set<() => void>): Map<string, () => void> {
  const known = byProcess.get(subscriptions);
  if (known !== undefined) return known;
  const listeners = new Map<string, () => void>();
  byProcess.set(subscriptions, listeners);
  subscriptions.add(() => {
    for (const end of listeners.values()) end();
  });
  return listeners;
}
