import fs from 'node:fs';
import path from 'node:path';
import { isShielded, toHostLink } from './host-link.ts';

/** Links in a folder that another program filled, or an earlier version, get the form that leads nowhere on the host. */
export function shieldLinks(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const host = path.join(folder, entry.name);
    if (entry.isDirectory()) shieldLinks(host);
    if (!entry.isSymbolicLink()) continue;
    const target = fs.readlinkSync(host);
    if (isShielded(target)) continue;
    fs.unlinkSync(host);
    fs.symlinkSync(toHostLink(target), host);
  }
}
