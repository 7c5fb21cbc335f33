import type { AppApi } from '@androidworld/app-sdk';

/** The 16 bytes of a random UUID (version 4). */
export async function randomUuid(api: AppApi): Promise<Uint8Array> {
  const uuid = await api.random.uuid();
  return Uint8Array.from(uuid.replaceAll('-', '').match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}
