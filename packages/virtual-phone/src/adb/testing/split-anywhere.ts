import fc from 'fast-check';

/** Bytes, cut into chunks at arbitrary places. */
export function splitAnywhere(bytes: Buffer): fc.Arbitrary<Buffer[]> {
  return fc.array(fc.nat(bytes.length), { maxLength: 12 }).map((places) => {
    const cuts = [0, ...places.sort((a, b) => a - b), bytes.length];
    return cuts.slice(1).map((end, index) => bytes.subarray(cuts[index], end));
  });
}
