import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineApp, type VirtualApp } from '@androidworld/app-sdk';
import type { PageNode, ScreenControl } from '../../src/screen/protocol.ts';
import { programs } from '../../src/shell/commands/programs.ts';
import { runShell } from '../../src/shell/index.ts';
import { SystemServer } from '../../src/system/system-server.ts';

const icon = { path: 'M0 0h24v24H0z', foreground: '#fff', background: '#000' };

/** An app with two activities, a receiver that answers and a runtime permission. */
const notes: VirtualApp = defineApp({
  manifest: {
    packageName: 'com.example.notes',
    label: 'Notes',
    versionName: '1.2.3',
    versionCode: 42,
    targetSdk: 33,
    icon,
    activities: [
      {
        name: 'com.example.notes.MainActivity',
        exported: true,
        filters: [{ actions: ['android.intent.action.MAIN'], categories: ['android.intent.category.LAUNCHER'] }],
      },
      { name: 'com.example.notes.Secret', exported: false },
    ],
    receivers: [{ name: 'com.example.notes.Echo', exported: true, filters: [{ actions: ['com.example.ECHO'] }] }],
    permissions: ['android.permission.INTERNET', 'android.permission.CAMERA'],
  },
  start: async () => ({
    receivers: {
      'com.example.notes.Echo': async (intent) => ({ code: -1, data: String(intent.extras?.text ?? '') }),
    },
  }),
});

const launcher: VirtualApp = defineApp({
  manifest: {
    packageName: 'com.example.home',
    label: 'Home',
    versionName: '1',
    versionCode: 1,
    icon,
    system: true,
    activities: [
      {
        name: 'com.example.home.Home',
        exported: true,
        filters: [
          {
            actions: ['android.intent.action.MAIN'],
            categories: ['android.intent.category.HOME', 'android.intent.category.DEFAULT'],
          },
        ],
      },
    ],
  },
});

/** A phone without a browser: its screen records what it is given and shows one fixed tree. */
export async function testPhone(root: PageNode = emptyRoot, more: readonly VirtualApp[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'shell-'));
  const system = new SystemServer({
    programs: [...programs.keys()],
    folder,
    apps: [notes, launcher, ...more],
    nowMs: Date.UTC(2023, 9, 15, 15, 34),
    zone: 'UTC',
    names: { product: 'sdk_gphone_x86_64', device: 'emu64xa' },
    avdName: 'Pixel_6_API_33',
    display: { width: 1080, height: 2400, densityDpi: 420 },
  });
  await system.prepareDisk();
  await system.boot();
  const events: string[] = [];
  system.attachScreen(recordingScreen(events, root));
  return {
    system,
    events,
    shell: (command: string, options: { uid?: number; stdin?: string | Uint8Array; pty?: boolean } = {}) =>
      collect(system, command, options),
    async close() {
      system.attachScreen(null);
      await system.shutDown();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const emptyRoot: PageNode = {
  className: 'android.widget.FrameLayout',
  packageName: 'com.example.notes',
  bounds: [0, 0, 1080, 2400],
  index: 0,
  children: [],
};

async function collect(
  system: SystemServer,
  command: string,
  options: { uid?: number; stdin?: string | Uint8Array; pty?: boolean },
) {
  const out: Uint8Array[] = [];
  const err: Uint8Array[] = [];
  const program = runShell(system, command, {
    identity: { uid: options.uid ?? 2000 },
    pty: options.pty ?? false,
    onStdout(data) {
      out.push(data);
    },
    onStderr(data) {
      err.push(data);
    },
  });
  if (options.stdin !== undefined) program.write(Buffer.from(options.stdin));
  if (options.stdin !== undefined) program.end();
  const status = await program.exited;
  const bytes = Buffer.concat(out);
  return { stdout: bytes.toString(), bytes, stderr: Buffer.concat(err).toString(), status };
}

function recordingScreen(events: string[], root: PageNode): ScreenControl {
  const bounds: readonly [number, number, number, number] = [0, 0, 1080, 2400];
  return {
    url: 'about:blank',
    ended: new Promise(() => undefined),
    size: { width: 1080, height: 2400 },
    async touch(gesture) {
      events.push(gesture.map(({ type, x, y }) => `${type} ${Math.round(x)},${Math.round(y)}`).join(' '));
    },
    async key(code, options) {
      events.push(`key ${[...(options?.held ?? []), code].join('+')}`);
      return { handled: true };
    },
    async text(text) {
      events.push(`text ${text}`);
    },
    screenshot: async () => onePixel,
    record: async () => undefined,
    windows: async () => [
      { token: 'activity:1', title: 'Notes', packageName: root.packageName, type: 1, active: true, bounds, root },
    ],
    idle: async () => undefined,
    advance: async (limitMs) => ({ nowMs: limitMs, isMoving: false, hasAsked: false, busy: null }),
    inputMethod: async () => ({ shown: true, focusedField: null }),
    send: async () => undefined,
    close: async () => undefined,
  };
}

/** A red PNG of one pixel. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);
