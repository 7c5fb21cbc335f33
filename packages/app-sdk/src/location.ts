/** The providers of the phone (android.location.LocationManager). */
export type LocationProvider = 'passive' | 'network' | 'fused' | 'gps';

/** Where the phone was at a moment (android.location.Location). */
export interface Location {
  /** Which provider told it. */
  readonly provider: LocationProvider;
  /** Degrees. */
  readonly latitude: number;
  /** Degrees; east is positive. */
  readonly longitude: number;
  /** Metres above the sea. */
  readonly altitude: number;
  /** Metres, the radius of 68 % confidence. */
  readonly accuracy: number;
  /** Metres a second; absent where the provider does not know. */
  readonly speed?: number;
  /** Milliseconds since the epoch, by the phone's clock. */
  readonly time: number;
  /** Milliseconds since boot. */
  readonly elapsedRealtime: number;
}

/** What a listener wants to hear of. */
export interface LocationRequest {
  /** Nothing is told sooner than this after what was told last. Default 0. */
  readonly minTimeMs?: number;
  /** Nothing is told nearer than this to what was told last. Default 0. */
  readonly minDistanceM?: number;
}

/**
 * Where the phone is (android.location.LocationManager). Without ACCESS_FINE_LOCATION locations are those of a coarse grid.
 * While the person has location off, no provider is enabled and nothing is told.
 */
export interface LocationCalls {
  /** Names of all providers of the phone, enabled or not. */
  getAllProviders(): Promise<LocationProvider[]>;
  /** Whether the person has location on. */
  isLocationEnabled(): Promise<boolean>;
  /** False for all providers while location is off. */
  isProviderEnabled(provider: LocationProvider): Promise<boolean>;
  /** Null while none is known. @throws SecurityException without a location permission */
  getLastKnownLocation(provider: LocationProvider): Promise<Location | null>;
  /**
   * Has the app told of each new location by the event `location`, until `removeUpdates` or the end of its process.
   *
   * @param listener its name in the app; a request of the same name is replaced
   * @throws SecurityException without a location permission
   */
  requestLocationUpdates(provider: LocationProvider, listener: string, request?: LocationRequest): Promise<void>;
  /** Ends the request of that name; nothing happens when there is none. */
  removeUpdates(listener: string): Promise<void>;
}
