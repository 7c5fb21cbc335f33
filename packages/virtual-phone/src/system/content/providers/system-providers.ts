import type { SystemServer } from '../../system-server.ts';
import { callLogProvider } from './calls/call-log-provider.ts';
import { contactsProvider } from './contacts/contacts-provider.ts';
import { downloadsProvider } from './downloads/downloads-provider.ts';
import { mediaProvider } from './media/media-provider.ts';
import { settingsProvider } from './settings/settings-provider.ts';
import type { SystemProvider } from './system-provider.ts';
import { telephonyProvider } from './telephony/telephony-provider.ts';

/** The providers of the system image. */
export function systemProviders(system: SystemServer): readonly SystemProvider[] {
  return [
    callLogProvider(system),
    contactsProvider(system),
    downloadsProvider(system),
    mediaProvider(system),
    settingsProvider(system),
    telephonyProvider(system),
  ];
}
