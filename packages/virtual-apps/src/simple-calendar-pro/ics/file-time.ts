import { type AppApi, DateFormat } from '@androidworld/app-sdk';

/** Now, for names of files: `2023_10_15_15_34_00`. */
export async function fileTime(api: AppApi): Promise<string> {
  return DateFormat.format('yyyy_MM_dd_HH_mm_ss', await api.clock.now(), await api.clock.zone());
}
