import type { AppApi } from '@androidworld/app-sdk';

/** An id as Joplin makes them: a random UUID without its dashes. */
export async function newId(api: AppApi): Promise<string> {
  return (await api.random.uuid()).replaceAll('-', '');
}
