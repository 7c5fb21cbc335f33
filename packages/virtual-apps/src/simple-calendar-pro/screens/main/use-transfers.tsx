import { useApi } from '@androidworld/app-sdk/ui';
import type { ComponentChild } from 'preact';
import type { Calendar } from '../use-calendar.ts';
import type { MainCommand } from './main-menu.ts';

type TransferCommand = Extract<
  MainCommand,
  'print' | 'addHolidays' | 'addBirthdays' | 'addAnniversaries' | 'importEvents' | 'exportEvents'
>;

export interface Transfers {
  readonly commands: Readonly<Record<TransferCommand, () => void>>;
  readonly dialogs: ComponentChild;
  importFrom(uri: string): void;
}

export function useTransfers(_calendar: Calendar): Transfers {
  const api = useApi();
  const nothing = () => void api.toast('No items found.');
  return {
    commands: {
      print: nothing,
      addHolidays: nothing,
      addBirthdays: nothing,
      addAnniversaries: nothing,
      importEvents: nothing,
      exportEvents: nothing,
    },
    dialogs: null,
    importFrom: nothing,
  };
}
