/**
 * What recordings are coded with, the best first: H.264, as on Android, and VP9 for builds of Chromium that have no licensed
 * codecs. Both up to level 5.2 or 5.1, which hold any phone's screen.
 */
const codecs = ['avc1.42e034', 'vp09.00.51.08'] as const;

/** Codecs to try. @param isStream the bare stream of H.264 is wanted, and nothing else will do */
export function codecsFor(isStream: boolean): readonly string[] {
  return isStream ? codecs.slice(0, 1) : codecs;
}
