import type { NotificationChannel } from '@androidworld/app-sdk';
import { z } from 'zod';

/** A channel, with what the person chose for it. */
export interface ChannelRecord extends NotificationChannel {
  /** What the app asked for. */
  readonly originalImportance: NotificationChannel['importance'];
  /** The person changed it: the app cannot any more. */
  readonly isLocked: boolean;
}

const importance = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

/** As saved over a reboot, by package. */
export const channelsSchema = z.record(
  z.string(),
  z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      importance,
      description: z.string().optional(),
      originalImportance: importance,
      isLocked: z.boolean(),
    }),
  ),
);

/** The apps' notification channels (AOSP `PreferencesHelper`). */
export class NotificationChannels {
  readonly #channels = new Map<string, Map<string, ChannelRecord>>();

  of(packageName: string): readonly ChannelRecord[] {
    return [...(this.#channels.get(packageName)?.values() ?? [])];
  }

  find(packageName: string, id: string): ChannelRecord | undefined {
    return this.#channels.get(packageName)?.get(id);
  }

  /** Of one that is there, name and description change; its importance can only fall, and not once the person set it. */
  create(packageName: string, channel: NotificationChannel): void {
    const before = this.find(packageName, channel.id);
    if (before === undefined) {
      this.#put(packageName, { ...channel, originalImportance: channel.importance, isLocked: false });
      return;
    }
    const isLower = !before.isLocked && channel.importance < before.importance;
    this.#put(packageName, { ...before, ...channel, importance: isLower ? channel.importance : before.importance });
  }

  /** The person's choice. */
  setImportance(packageName: string, id: string, value: NotificationChannel['importance']): void {
    const before = this.find(packageName, id);
    if (before !== undefined) this.#put(packageName, { ...before, importance: value, isLocked: true });
  }

  delete(packageName: string, id: string): void {
    this.#channels.get(packageName)?.delete(id);
  }

  /** The package's data were cleared, or it is gone. */
  deleteAll(packageName: string): void {
    this.#channels.delete(packageName);
  }

  state(): z.input<typeof channelsSchema> {
    return Object.fromEntries([...this.#channels].map(([name, channels]) => [name, [...channels.values()]]));
  }

  load(state: z.output<typeof channelsSchema>): void {
    this.#channels.clear();
    for (const [packageName, channels] of Object.entries(state)) {
      for (const { description, ...channel } of channels) {
        this.#put(packageName, { ...channel, ...(description === undefined ? {} : { description }) });
      }
    }
  }

  #put(packageName: string, channel: ChannelRecord): void {
    const channels = this.#channels.get(packageName) ?? new Map<string, ChannelRecord>();
    this.#channels.set(packageName, channels.set(channel.id, channel));
  }
}
