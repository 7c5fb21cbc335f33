import type { Location, LocationProvider, LocationRequest } from '@androidworld/app-sdk';
import { securityException } from '../java-exception.ts';
import type { PackageRecord } from '../packages/package-record.ts';
import type { SystemServer } from '../system-server.ts';
import type { LocationFix, SystemServices } from '../system-services.ts';
import { coarseLocation } from './coarse-location.ts';
import { distanceBetween } from './distance-between.ts';

interface Listener {
  readonly record: PackageRecord;
  readonly name: string;
  readonly provider: LocationProvider;
  readonly request: LocationRequest;
  told: Location | undefined;
}

/** Of the emulator's GPS, in metres. */
const gpsAccuracy = 5;

export const locationProviders: readonly LocationProvider[] = ['passive', 'network', 'fused', 'gps'];

/** Where the phone is, as the emulator's console last said, and who is told of it (LocationManagerService). */
export class LocationManager implements Readonly<SystemServices['location']> {
  readonly #system: SystemServer;
  readonly #listeners = new Set<Listener>();
  #last: LocationFix | null = null;
  #lastAt = { time: 0, elapsedRealtime: 0 };

  constructor(system: SystemServer) {
    this.#system = system;
  }

  get last(): LocationFix | null {
    return this.#last;
  }

  get isEnabled(): boolean {
    return (this.#system.settings.get('secure', 'location_mode') ?? '3') !== '0';
  }

  /** Moves the phone. */
  fix(fix: LocationFix): void {
    this.#last = fix;
    this.#lastAt = { time: this.#system.clock.now(), elapsedRealtime: this.#system.clock.elapsed() };
    for (const listener of this.#listeners) this.#tell(listener);
  }

  /** @throws SecurityException */
  lastKnown(record: PackageRecord, provider: LocationProvider): Location | null {
    this.#requirePermission(record);
    return this.#seenBy(record, provider);
  }

  /** @returns a function that ends it @throws SecurityException */
  listen(listener: Omit<Listener, 'told'>): () => void {
    this.#requirePermission(listener.record);
    const added = { ...listener, told: undefined };
    this.#listeners.add(added);
    // The emulator's GPS goes on reporting the place it was put at: a new listener hears of it at once.
    if (listener.provider !== 'passive') this.#tell(added);
    return () => this.#listeners.delete(added);
  }

  #tell(listener: Listener): void {
    const { record, name, provider, request, told } = listener;
    const location = this.#seenBy(record, provider);
    if (location === null) return;
    const { minTimeMs = 0, minDistanceM = 0 } = request;
    if (told !== undefined) {
      if (location.elapsedRealtime - told.elapsedRealtime < minTimeMs) return;
      if (distanceBetween(told, location) < minDistanceM) return;
    }
    listener.told = location;
    this.#system.events.emitTo(record.packageName, 'location', { listener: name, location });
  }

  /** What an app may know of the place. */
  #seenBy({ packageName }: PackageRecord, provider: LocationProvider): Location | null {
    if (this.#last === null || !this.isEnabled) return null;
    const { packages } = this.#system;
    const exact: Location = { provider, ...this.#last, accuracy: gpsAccuracy, ...this.#lastAt };
    if (packages.checkPermission(packageName, fine)) return exact;
    return packages.checkPermission(packageName, coarse) ? coarseLocation(exact) : null;
  }

  #requirePermission({ packageName, uid }: PackageRecord): void {
    const { packages } = this.#system;
    if ([fine, coarse].some((permission) => packages.checkPermission(packageName, permission))) return;
    throw securityException(`uid ${uid} does not have ${coarse} or ${fine}.`);
  }
}

const fine = 'android.permission.ACCESS_FINE_LOCATION';
const coarse = 'android.permission.ACCESS_COARSE_LOCATION';
