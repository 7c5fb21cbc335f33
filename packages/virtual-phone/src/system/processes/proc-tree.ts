import type { VirtualEntry, VirtualTree } from '../../disk/virtual-tree.ts';
import type { SystemServer } from '../system-server.ts';
import { namesIn } from './names-in.ts';
import { systemFiles } from './proc-files.ts';
import { findInProcess } from './proc-process.ts';
import { listProcesses, ownPid } from './process-list.ts';

/** `/proc`, as far as tools look at it. */
export function procTree(system: SystemServer): VirtualTree {
  let files: ReturnType<typeof systemFiles> | undefined;
  return {
    find(path, who) {
      const [first = '', ...rest] = path.split('/');
      const pid = ownPid(system, who);
      if (first === 'self' || first === 'thread-self') {
        const target = first === 'self' ? String(pid) : `${pid}/task/${pid}`;
        return rest.length > 0 ? undefined : { kind: 'symlink', target };
      }
      if (/^\d+$/.test(first)) {
        const process = listProcesses(system, who).find((each) => String(each.pid) === first);
        return process === undefined ? undefined : findInProcess(process, rest.join('/'), { who, pid });
      }
      // Made with the disk, before the services that it tells of.
      files ??= systemFiles(system);
      if (path === '') {
        const pids = listProcesses(system, who).map((each) => String(each.pid));
        return { kind: 'directory', names: [...pids, 'self', 'thread-self', ...namesIn(Object.keys(files), '')] };
      }
      const content = files[path];
      if (content !== undefined) return file(content);
      const inside = namesIn(Object.keys(files), `${path}/`);
      return inside.length > 0 ? { kind: 'directory', names: inside } : undefined;
    },
  };
}

function file(content: () => string): VirtualEntry {
  return { kind: 'file', content };
}
