import { type AppApi, uniqueName } from '@androidworld/app-sdk';

/** Of a name that is taken, the next with a number: `name(1).ext`. */
export async function freePath(api: AppApi, folder: string, name: string): Promise<string> {
  return `${folder}/${uniqueName(await namesIn(api, folder), name, 'tight-parentheses')}`;
}

export async function namesIn(api: AppApi, folder: string): Promise<readonly string[]> {
  return (await api.files.list(folder).catch(() => [])).map((file) => file.name);
}
