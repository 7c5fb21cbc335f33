import type { SettingsNamespace } from '@androidworld/app-sdk';
import { z } from 'zod';
import { rootIdentity } from '../disk/identity.ts';
import { alarmSchema } from './alarms/alarm.ts';
import { emulatorNetwork } from './connectivity/connectivity.ts';
import { savedJobSchema } from './jobs/job-status.ts';
import { channelsSchema } from './notifications/notification-channels.ts';
import { packageStateSchema } from './packages/package-record.ts';
import { settingsFile, settingsNamespaces } from './settings/settings.ts';
import type { SystemServer } from './system-server.ts';

const stateFile = '/data/system/virtual-phone.json';

const schema = z.object({
  packages: z.record(z.string(), packageStateSchema),
  roles: z.record(z.string(), z.string()),
  preferred: z.record(z.string(), z.string()),
  alarms: z.array(alarmSchema),
  jobs: z.array(savedJobSchema),
  channels: channelsSchema,
  // States saved before networks could be forgotten do not name them.
  networks: z.array(z.string()).default([emulatorNetwork]),
});

/** What the system remembers across a restart, in files of the disk: a snapshot of the disk is one of the phone. */
export class SavedState {
  readonly #system: SystemServer;

  constructor(system: SystemServer) {
    this.#system = system;
  }

  async save(): Promise<void> {
    const { packages, alarms, jobs, notifications, radios, disk } = this.#system;
    const state: z.input<typeof schema> = {
      packages: packages.state(),
      roles: Object.fromEntries(packages.roles.byRole),
      preferred: Object.fromEntries(packages.preferred),
      alarms: alarms.state(),
      jobs: jobs.state(),
      channels: notifications.channels.state(),
      networks: [...radios.savedNetworks],
    };
    await disk.write(stateFile, JSON.stringify(state), rootIdentity);
    for (const namespace of settingsNamespaces) await this.#saveSettings(namespace);
  }

  /** False when nothing was saved yet: a new disk. */
  async load(): Promise<boolean> {
    const { packages, settings, alarms, jobs, notifications, radios } = this.#system;
    const text = await this.#read(stateFile);
    if (text === undefined) return false;
    const state = schema.parse(JSON.parse(text));
    packages.load(state.packages);
    refill(packages.roles.byRole, state.roles);
    refill(packages.preferred, state.preferred);
    const files = new Map<SettingsNamespace, string | undefined>();
    for (const namespace of settingsNamespaces) files.set(namespace, await this.#read(settingsFile(namespace)));
    settings.load((namespace) => files.get(namespace));
    alarms.load(state.alarms);
    jobs.load(state.jobs);
    notifications.channels.load(state.channels);
    radios.savedNetworks.clear();
    for (const ssid of state.networks) radios.savedNetworks.add(ssid);
    return true;
  }

  settingsChanged(namespace: SettingsNamespace): void {
    if (this.#system.isUp) this.#system.background('saving settings', () => this.#saveSettings(namespace));
  }

  async #saveSettings(namespace: SettingsNamespace): Promise<void> {
    await this.#system.disk.write(settingsFile(namespace), this.#system.settings.toXml(namespace), rootIdentity);
  }

  async #read(file: string): Promise<string | undefined> {
    if (!(await this.#system.disk.exists(file))) return undefined;
    return new TextDecoder().decode(await this.#system.disk.read(file, rootIdentity));
  }
}

function refill(map: Map<string, string>, entries: Readonly<Record<string, string>>): void {
  map.clear();
  for (const [key, value] of Object.entries(entries)) map.set(key, value);
}
