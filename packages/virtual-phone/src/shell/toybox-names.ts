/**
 * The applets of toybox on this image (AOSP 13 `external/toybox/Android.bp`), as far as the phone has them. Not among them
 * is what the shell has built in (`echo`, `kill`, `pwd`, `test`, …): there `--help` is a word like any other.
 */
export const toyboxNames: readonly string[] = (
  'base64 basename cal chcon chgrp chmod chown clear cmp comm cp cut date dd df diff dirname du egrep env expand expr fgrep ' +
  'file find flock free getenforce getopt grep groups gunzip gzip head hostname id ifconfig install killall ln ls md5sum ' +
  'mkdir mkfifo mktemp more mount mv nc nice nl nohup od paste patch pgrep pidof ping pkill printenv printf ps readlink realpath ' +
  'renice restorecon rev rm rmdir sed seq setenforce setsid sha1sum sha224sum sha256sum sha384sum sha512sum sort split ' +
  'stat strings stty sync tac tail tar taskset tee timeout top touch tr truncate tty uname uniq uptime usleep vi watch wc ' +
  'which whoami xargs xxd yes zcat'
).split(' ');
