import type { ShortcutInfo, VirtualApp } from '@androidworld/app-sdk';
import { z } from 'zod';
import type { InstalledPackage } from '../system-services.ts';
import { activitiesOf, type ResolvedActivity } from './package-activities.ts';

export type EnabledState = 'enabled' | 'disabled' | 'disabled-user' | 'default';

const enabledStateSchema = z.enum(['enabled', 'disabled', 'disabled-user', 'default']);

const shortcutSchema = z.custom<ShortcutInfo>((value) => typeof value === 'object' && value !== null);

/** What the package manager remembers of a package across a restart. */
export const packageStateSchema = z.object({
  installed: z.boolean(),
  /** Disks of before had none. */
  keepsData: z.boolean().default(false),
  state: enabledStateSchema,
  stopped: z.boolean(),
  firstInstallMs: z.number(),
  lastUpdateMs: z.number(),
  granted: z.array(z.string()),
  /** Disks of before had none. */
  oneTime: z.array(z.string()).default([]),
  denials: z.record(z.string(), z.number()),
  appOps: z.record(z.string(), z.string()),
  /** Disks of before had neither. */
  isReviewed: z.boolean().default(false),
  isKnownAsOld: z.boolean().default(false),
  /** Disks of before had none. */
  shortcuts: z
    .object({ dynamic: z.array(shortcutSchema), pinned: z.array(shortcutSchema) })
    .default({ dynamic: [], pinned: [] }),
  /** Disks of before had neither. */
  hidden: z.boolean().default(false),
  suspendedBy: z.record(z.string(), z.string()).default({}),
  /** Disks of before had none. */
  components: z.record(z.string(), enabledStateSchema).default({}),
});

export type PackageState = z.infer<typeof packageStateSchema>;

export class PackageRecord implements InstalledPackage {
  app: VirtualApp;
  readonly uid: number;
  readonly codePath: string;
  installed = true;
  /** Uninstalled, its data still there: `pm uninstall -k`. */
  keepsData = false;
  /** `pm hide`: as uninstalled, with all of it kept. */
  hidden = false;
  /** Packages that have suspended it, each with what its dialog is to say: nothing for Android's own words. */
  readonly suspendedBy = new Map<string, string>();
  state: EnabledState = 'default';
  stopped: boolean;
  firstInstallMs: number;
  lastUpdateMs: number;
  readonly granted = new Set<string>();
  /** What the person is asked for each time: granted, if it is, for this time only (`FLAG_PERMISSION_ONE_TIME`). */
  readonly oneTime = new Set<string>();
  /** How often the person said no; twice is for ever. */
  readonly denials = new Map<string, number>();
  readonly appOps = new Map<string, string>();
  /** Of an app from before Android 6: the person has said what it may do, and that it is known to be old. */
  isReviewed = false;
  isKnownAsOld = false;
  /** What was set for single components, by class name. */
  readonly components = new Map<string, EnabledState>();
  /** Those it has made, and those on the home screen. */
  shortcuts: { dynamic: ShortcutInfo[]; pinned: ShortcutInfo[] } = { dynamic: [], pinned: [] };
  readonly standby = { bucket: 10, exempt: false, exemptUntilMs: 0 };

  constructor(app: VirtualApp, uid: number, nowMs: number) {
    this.app = app;
    this.uid = uid;
    this.codePath = codePathOf(app);
    this.stopped = !app.manifest.system;
    this.firstInstallMs = nowMs;
    this.lastUpdateMs = nowMs;
  }

  get manifest() {
    return this.app.manifest;
  }

  get packageName(): string {
    return this.app.manifest.packageName;
  }

  get dataDir(): string {
    return `/data/user/0/${this.packageName}`;
  }

  get enabled(): boolean {
    return this.state === 'enabled' || this.state === 'default';
  }

  /** Its activities and their aliases that may be started. */
  get activities(): readonly ResolvedActivity[] {
    return activitiesOf(this.manifest).filter((activity) => this.isEnabled(activity));
  }

  /** What was set with `pm enable` counts for more than the manifest. */
  isEnabled({ name, enabled = true }: { readonly name: string; readonly enabled?: boolean }): boolean {
    const state = this.components.get(name) ?? 'default';
    return state === 'default' ? enabled : state === 'enabled';
  }

  toState(): PackageState {
    const { installed, keepsData, hidden, state, stopped, firstInstallMs, lastUpdateMs } = this;
    return {
      installed,
      keepsData,
      hidden,
      suspendedBy: Object.fromEntries(this.suspendedBy),
      state,
      stopped,
      firstInstallMs,
      lastUpdateMs,
      granted: [...this.granted],
      oneTime: [...this.oneTime],
      denials: Object.fromEntries(this.denials),
      appOps: Object.fromEntries(this.appOps),
      isReviewed: this.isReviewed,
      isKnownAsOld: this.isKnownAsOld,
      shortcuts: this.shortcuts,
      components: Object.fromEntries(this.components),
    };
  }

  load(saved: PackageState): void {
    this.installed = saved.installed;
    this.keepsData = saved.keepsData;
    this.hidden = saved.hidden;
    refill(this.suspendedBy, saved.suspendedBy);
    this.state = saved.state;
    this.stopped = saved.stopped;
    this.firstInstallMs = saved.firstInstallMs;
    this.lastUpdateMs = saved.lastUpdateMs;
    refill(this.denials, saved.denials);
    refill(this.appOps, saved.appOps);
    refill(this.components, saved.components);
    this.shortcuts = saved.shortcuts;
    this.isReviewed = saved.isReviewed;
    this.isKnownAsOld = saved.isKnownAsOld;
    this.granted.clear();
    for (const permission of saved.granted) this.granted.add(permission);
    this.oneTime.clear();
    for (const permission of saved.oneTime) this.oneTime.add(permission);
  }
}

function refill<T>(map: Map<string, T>, entries: Readonly<Record<string, T>>): void {
  map.clear();
  for (const [key, value] of Object.entries(entries)) map.set(key, value);
}

function codePathOf(app: VirtualApp): string {
  const { packageName, system } = app.manifest;
  if (packageName === 'android') return '/system/framework/framework-res.apk';
  const name = packageName.split('.').slice(-2).join('-');
  if (system) return `/system/app/${name}/${name}.apk`;
  return `/data/app/~~${randomLooking(packageName, 1)}==/${packageName}-${randomLooking(packageName, 2)}==/base.apk`;
}

/** 22 characters as of base64, the same for the same package. */
function randomLooking(text: string, salt: number): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  let state = salt;
  for (const character of text) state = Math.imul(state ^ character.charCodeAt(0), 0x0100_0193) >>> 0;
  let result = '';
  while (result.length < 22) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    result += alphabet[state >>> 26] ?? '';
  }
  return result;
}
