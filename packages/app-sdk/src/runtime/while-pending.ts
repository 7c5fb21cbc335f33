import { phoneLink } from './phone-link.ts';

/**
 * Work of the browser that takes a while and whose outcome shows, or is stored: encoding, decoding. The screen does not
 * come to rest before it is done, and a time that stands still does not go on.
 */
export function whilePending<T>(work: Promise<T>): Promise<T> {
  return phoneLink.count(() => work);
}
