import type { AppApi } from '@androidworld/app-sdk';

/** A new `import_id`: a UUID without dashes, and the milliseconds of now. */
export async function newImportId(api: AppApi): Promise<string> {
  return `${(await api.random.uuid()).replaceAll('-', '')}${await api.clock.now()}`;
}
