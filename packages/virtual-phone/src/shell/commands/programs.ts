import type { Program } from '../program.ts';
import { am } from './am.ts';
import { appops } from './appops.ts';
import { awk } from './awk/awk.ts';
import { bugreportPrograms } from './bugreport.ts';
import { cmd } from './cmd.ts';
import { content } from './content.ts';
import { date } from './date.ts';
import { deviceFacts } from './device-facts.ts';
import { diff } from './diff/diff.ts';
import { dumpsys } from './dumpsys.ts';
import { chcon, chgrp, chmod, chown, restorecon } from './files/attributes.ts';
import { cat, hashPrograms, touch } from './files/content.ts';
import { cp, mv } from './files/copy.ts';
import { ln } from './files/ln.ts';
import { ls } from './files/ls.ts';
import { mktemp, readlink, realpath } from './files/paths.ts';
import { df, du } from './files/space.ts';
import { stat } from './files/stat.ts';
import { mkdir, rm, rmdir } from './files/tree.ts';
import { truncate } from './files/truncate.ts';
import { find } from './find/find.ts';
import { gzipPrograms } from './gzip/gzip.ts';
import { getenforce, groups, id, runAs, setenforce, su, whoami } from './identity.ts';
import { ime } from './ime.ts';
import { input } from './input.ts';
import { inputEventPrograms } from './input-events.ts';
import { locksettings } from './locksettings.ts';
import { log } from './logcat/log.ts';
import { logcat } from './logcat/logcat.ts';
import { monkey } from './monkey/monkey.ts';
import { networkPrograms } from './network.ts';
import { od } from './od/od.ts';
import { patch } from './patch/patch.ts';
import { pm } from './pm.ts';
import { powerPrograms } from './power.ts';
import { kill, killall, pgrep, pidof, pkill } from './processes.ts';
import { getprop, setprop } from './properties.ts';
import { ps, top } from './ps.ts';
import { remountPrograms } from './remount.ts';
import { screencap } from './screencap.ts';
import { screenrecord } from './screenrecord/screenrecord.ts';
import { sed } from './sed/sed.ts';
import { service } from './service.ts';
import { settings } from './settings.ts';
import { shellPrograms } from './shell-programs.ts';
import { smallServices } from './small-services.ts';
import { sort } from './sort/sort.ts';
import { sqlite3 } from './sqlite3/sqlite3.ts';
import { svc } from './svc.ts';
import { tar } from './tar/tar.ts';
import { base64 } from './text/base64.ts';
import { bytePrograms } from './text/byte-programs.ts';
import { cal } from './text/cal.ts';
import { cksum } from './text/cksum.ts';
import { cut } from './text/cut.ts';
import { dd } from './text/dd.ts';
import { echo } from './text/echo.ts';
import { expr } from './text/expr.ts';
import { fmt } from './text/fmt.ts';
import { grepPrograms } from './text/grep.ts';
import { iconv } from './text/iconv.ts';
import { lineEndPrograms } from './text/line-ends.ts';
import { linePrograms } from './text/line-programs.ts';
import { runningPrograms } from './text/run-others.ts';
import { smallPrograms } from './text/small-programs.ts';
import { split } from './text/split.ts';
import { streamPrograms } from './text/streams.ts';
import { tail } from './text/tail.ts';
import { tr } from './text/tr.ts';
import { uuPrograms } from './text/uucode.ts';
import { xargs } from './text/xargs.ts';
import { xxd } from './text/xxd.ts';
import { cmp } from './toybox/cmp.ts';
import { conditionPrograms } from './toybox/condition-programs.ts';
import { cpio } from './toybox/cpio.ts';
import { file } from './toybox/file.ts';
import { attributePrograms } from './toybox/file-attributes.ts';
import { moreFilePrograms } from './toybox/file-programs.ts';
import { getconf } from './toybox/getconf.ts';
import { getopt } from './toybox/getopt.ts';
import { lsof } from './toybox/lsof.ts';
import { mknod } from './toybox/mknod.ts';
import { nc } from './toybox/nc.ts';
import { processPrograms } from './toybox/process-programs.ts';
import { smallApplets } from './toybox/small-applets.ts';
import { smallFacts } from './toybox/small-facts.ts';
import { sysctl } from './toybox/sysctl.ts';
import { terminalPrograms } from './toybox/terminal-programs.ts';
import { time } from './toybox/time.ts';
import { uiautomator } from './uiautomator.ts';
import { vi } from './vi/vi.ts';
import { wm } from './wm.ts';

/** Everything in the phone's PATH. */
export const programs: ReadonlyMap<string, Program> = new Map(
  [
    ...[am, appops, cmd, content, dumpsys, getprop, ime, input, locksettings, log, logcat, monkey, pm],
    ...[screencap, screenrecord, service, setprop, settings, sqlite3, svc, uiautomator, wm],
    ...[cat, chcon, chgrp, chmod, chown, cp, df, du, find, ln, ls, mkdir, mktemp, mv, readlink, realpath, restorecon],
    ...[rm, rmdir, stat, touch, truncate, ...hashPrograms],
    ...[date, getenforce, groups, id, kill, killall, pgrep, pidof, pkill, ps, runAs, setenforce, su, top, whoami],
    ...[
      awk,
      base64,
      ...bytePrograms,
      cal,
      cksum,
      cut,
      dd,
      diff,
      echo,
      expr,
      fmt,
      iconv,
      ...lineEndPrograms,
      ...uuPrograms,
      sed,
      sort,
      split,
      tr,
      ...linePrograms,
      ...grepPrograms,
      ...runningPrograms,
      xargs,
      ...smallPrograms,
      ...streamPrograms,
      tail,
      xxd,
    ],
    ...[od, patch, vi],
    ...[
      ...bugreportPrograms,
      cmp,
      getopt,
      ...moreFilePrograms,
      nc,
      ...processPrograms,
      ...smallApplets,
      ...inputEventPrograms,
      ...terminalPrograms,
    ],
    ...[
      ...attributePrograms,
      ...conditionPrograms,
      cpio,
      file,
      getconf,
      ...gzipPrograms,
      lsof,
      mknod,
      ...smallFacts,
      sysctl,
      tar,
      time,
    ],
    ...[...deviceFacts, ...networkPrograms, ...powerPrograms, ...remountPrograms, ...shellPrograms, ...smallServices],
  ].map((program) => [program.name, program]),
);
