import { whilePending } from '@androidworld/app-sdk/ui';

/** SHA-1 in hexadecimal digits, as the app keeps a PIN. */
export async function hashPin(pin: string): Promise<string> {
  const digest = await whilePending(crypto.subtle.digest('SHA-1', new TextEncoder().encode(pin)));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
