/** What `--help` says of an applet: its arguments, and what it is for. */
interface Help {
  readonly args: string;
  readonly does: string;
}

/**
 * The applets of toybox on this image (AOSP 13 `external/toybox/Android.bp`), as far as the phone has them: `NAME  ARGUMENTS | PURPOSE`.
 * Not among them is what the shell has built in without the applet's `--help` (`echo`, `kill`, `pwd`, `test`, …).
 */
const table = `
base64 [-di] [-w COLUMNS] [FILE...] | Encode or decode base64.
basename [-a] [-s SUFFIX] NAME... | The last part of a path.
cal [-h] [[[DAY] MONTH] YEAR] | Print a calendar.
chattr [-R] [-+=FLAGS] [-p PROJECT] [-v VERSION] [FILE...] | Change the flags of files.
chcon [-hRv] CONTEXT FILE... | Change the SELinux context of files.
chgrp [-RHLP] [-fvh] GROUP FILE... | Change the group of files.
chmod [-R] MODE FILE... | Change the mode of files: octal, or [ugoa][-+=][rwxstX].
chown [-RHLP] [-fvh] USER[:GROUP] FILE... | Change the owner of files.
cksum [-HILNP] [FILE...] | Checksum and length of files.
clear | Clear the terminal.
cmp [-ls] [-n LENGTH] FILE1 [FILE2 [SKIP1 [SKIP2]]] | Compare two files byte by byte.
comm [-123] FILE1 FILE2 | Compare two sorted files line by line.
cp [-aDdFfHiLlnPpRrsTuv] [-t TARGET] SOURCE... [DEST] | Copy files and folders.
cpio -{o|t|i|p DEST} [-duv] [-F FILE] [-H newc] | Pack and unpack archives of cpio.
cut [-Ds] [-bcCfF LIST] [-dO DELIM] [FILE...] | Print parts of lines.
date [-u] [-I RES] [-r FILE] [-d DATE] [+FORMAT] [SET] | Tell or set the time.
dd [if=FILE] [of=FILE] [bs=N] [ibs=N] [obs=N] [count=N] [skip=N] [seek=N] [iflag=FLAGS] [oflag=FLAGS] [conv=notrunc|noerror|sync|fsync] [status=noxfer|none] | Copy blocks.
df [-HPkhi] [-t TYPE] [FILE...] | Tell how full file systems are.
diff [-abBdiNqrTstw] [-L LABEL] [-S FILE] [-U LINES] FILE1 FILE2 | Compare files line by line.
dirname PATH... | All but the last part of a path.
dos2unix [FILE...] | Take the carriage returns from the ends of lines.
du [-d N] [-askxHLlmc] [FILE...] | Tell how much room files take.
egrep [-rivwcloqsHbhn] [-ABC NUM] [-m MAX] [-MS PATTERN] [-e REGEX] [-f FILE] [FILE...] | grep -E.
env [-i] [-u NAME] [NAME=VALUE...] [COMMAND...] | Run a command in another environment, or print this one.
expand [-t TABLIST] [FILE...] | Turn tabs into blanks.
expr ARG1 OPERATOR ARG2... | Evaluate an expression.
factor NUMBER... | Prime factors of numbers.
fallocate [-l SIZE] [-o OFFSET] FILE | Give a file its size at once.
fgrep [-rivwcloqsHbhn] [-ABC NUM] [-m MAX] [-MS PATTERN] [-e TEXT] [-f FILE] [FILE...] | grep -F.
file [-bhLs] [FILE...] | Guess what files hold.
find [-HL] [DIR...] [EXPRESSION] | Look for files.
flock [-sxun] FD | Lock an open file.
fmt [-w WIDTH] [FILE...] | Fill lines with words up to a width.
free [-bkmgt] | Tell how much memory is free.
fsync [-d] FILE... | Write files through to their disk.
getconf -a [PATH] | Tell limits of the system: all, -l their names, or NAME [PATH] one of them.
getenforce | Tell whether SELinux enforces.
getfattr [-dh] [-n NAME] [--only-values] FILE... | Tell the extended attributes of files.
getopt [OPTIONS] [--] ARG... | Put the options of a script in order.
grep [-EFrivwcloqsHbhnLRIaxzZ] [-ABC NUM] [-m MAX] [-MS PATTERN] [-e REGEX] [-f FILE] [FILE...] | Print lines that match.
groups [USER] | Groups of a user.
gunzip [-cfk] [FILE...] | Uncompress files.
gzip [-19cdfk] [FILE...] | Compress files.
head [-n NUM] [-c BYTES] [FILE...] | The first lines of files.
hostname [-bdsf] [-F FILE] [NAME] | Tell or set the name of the host.
iconv [-c] [-f FROM] [-t TO] [FILE...] | Convert texts between character sets.
id [-nGgruZ] [USER...] | Tell who a user is.
ifconfig [-aS] [INTERFACE [ACTION...]] | Tell of network interfaces.
install [-dDpsv] [-o USER] [-g GROUP] [-m MODE] [SOURCE...] DEST | Copy files with their attributes.
ionice [-t] [-c CLASS] [-n LEVEL] [COMMAND...|-p PID] | Tell or set the priority of input and output.
killall [-l] [-iqv] [-SIGNAL|-s SIGNAL] NAME... | Signal processes by name.
ln [-sfnrTv] [-t DIR] [FROM...] TO | Link files.
logname | The name of the user who logged in.
ls [-ACFHLRSZacdfhiklmnpqrstuwx1] [--color[=auto]] [FILE...] | List files.
lsof [-lt] [-p PID,...] [NAME...] | List open files, or who has these open.
lsattr [-Radlpv] [FILE...] | Tell the flags of files.
md5sum [-bcs] [FILE...] | MD5 of files.
mkdir [-vp] [-m MODE] DIR... | Make folders.
mkfifo [-m MODE] NAME... | Make pipes with a name.
mknod [-m MODE] NAME TYPE [MAJOR MINOR] | Make a pipe (p) or a device (b, c, u).
mktemp [-dqu] [-p DIR] [TEMPLATE] | Make a file or folder with a name of its own.
more [FILE...] | Show files page by page.
mount [-afFrsvw] [-t TYPE] [-o OPTION,] [[DEVICE] DIR] | Tell what is mounted.
mountpoint [-qd] DIR | Tell whether something is mounted at a folder.
mv [-finTv] [-t TARGET] SOURCE... [DEST] | Move or rename files.
nc [-46U] [-u] [-wpq N] [-s ADDR] [-tlL] {HOST PORT|-f FILE} | Connect to a port, or listen at one.
netcat [-46U] [-u] [-wpq N] [-s ADDR] [-tlL] {HOST PORT|-f FILE} | Connect to a port, or listen at one.
nice [-n PRIORITY] COMMAND... | Run a command at another priority.
nl [-E] [-l N] [-b MODE] [-n STYLE] [-s SEPARATOR] [-v N] [-w WIDTH] [FILE...] | Number lines.
nohup COMMAND... | Run a command that outlives its terminal.
od [-bcdosxv] [-j N] [-N N] [-w N] [-A doxn] [-t acdfoux[N]] [FILE...] | Print bytes as numbers and characters.
paste [-s] [-d DELIMITERS] [FILE...] | Put lines of files side by side.
patch [-Rlsu] [-d DIR] [-i PATCH] [-p DEPTH] [-F FUZZ] [--dry-run] [FILE [PATCH]] | Apply a unified diff.
pgrep [-clfnovx] [-d DELIM] [-L SIGNAL] [PATTERN] [-P PPID,] [-u EUID,] | Look for processes.
pidof [-s] [-o PID,...] [NAME...] | Process ids by name.
ping [-c COUNT] [-i SECONDS] [-W SECONDS] HOST | See whether a host answers.
pkill [-fnovx] [-SIGNAL|-l SIGNAL] [PATTERN] [-P PPID,] [-u EUID,] | Signal processes by pattern.
printenv [-0] [NAME...] | Print variables of the environment.
ps [-AadefLlnwZ] [-gG GROUP,] [-k FIELD,] [-o FIELD,] [-p PID,] [-t TTY,] [-uU USER,] | List processes.
pwdx PID... | The working folders of processes.
readlink [-efmnq] FILE... | Where a link leads.
realpath FILE... | The path without links.
renice [-gpu] -n INCREMENT ID... | Change the priority of processes.
restorecon [-DFRnv] FILE... | Put SELinux contexts back.
rev [FILE...] | Turn lines round.
rm [-fiRrv] FILE... | Remove files and folders.
rmdir [-p] [DIR...] | Remove empty folders.
sed [-inrszE] [-e SCRIPT]...|SCRIPT [-f FILE]... [FILE...] | Edit a stream.
sendevent DEVICE TYPE CODE VALUE | Send an event to the touch screen: its device is /dev/input/event1.
seq [-w|-f FORMAT] [-s SEPARATOR] [FIRST] [INCREMENT] LAST | Count.
setenforce [enforcing|permissive|1|0] | Switch SELinux.
setsid [-cdw] COMMAND [ARG...] | Run a command in a session of its own.
sha1sum [-bcs] [FILE...] | SHA-1 of files.
sha224sum [-bcs] [FILE...] | SHA-224 of files.
sha256sum [-bcs] [FILE...] | SHA-256 of files.
sha384sum [-bcs] [FILE...] | SHA-384 of files.
sha512sum [-bcs] [FILE...] | SHA-512 of files.
sort [-MVbcdfginrsuxz] [FILE...] [-k N[,N[x]] [-t X]] [-o FILE] | Sort lines.
split [-a LENGTH] [-b BYTES] [-l LINES] [-n PARTS] [INPUT [OUTPUT]] | Cut a file into pieces.
stat [-tfL] [-c FORMAT] FILE... | Tell what a file is like.
strings [-fo] [-t oxd] [-n LEN] [FILE...] | Texts in binary files.
stty [-ag] [-F DEVICE] [SETTING...] | Tell or change the settings of the terminal.
sync | Write everything through to the disk.
sysctl [-aAeNnqw] [-p [FILE]] [KEY[=VALUE]...] | Tell settings of the kernel.
tac [FILE...] | Print lines, the last one first.
tail [-n|c NUMBER] [-f|F] [-s SECONDS] [FILE...] | The last lines of files.
tar [-cxt] [-fvohmjkOS] [-XTCf NAME] [FILE...] | Pack and unpack archives.
taskset [-ap] [MASK] [PID|COMMAND [ARG...]] | Tell or set the processors of a process.
tee [-ai] [FILE...] | Copy the input to files and to the output.
time [-pv] COMMAND... | Run a command and tell how long it took.
timeout [-k DURATION] [-s SIGNAL] DURATION COMMAND... | Run a command for so long at most.
top [-Hbq] [-k FIELD,] [-o FIELD,] [-s SORT] [-n NUMBER] [-m LINES] [-d SECONDS] [-p PID,] [-u USER,] | Watch processes.
touch [-amch] [-d DATE] [-t TIME] [-r FILE] FILE... | Change the times of files; make those that are missing.
tr [-cCds] SET1 [SET2] | Change, squeeze or delete characters.
truncate [-c] -s SIZE FILE... | Change the length of files.
tty [-s] | The name of the terminal.
umount [-afDlnrv] [-t TYPE,] [DIR...] | Take file systems away.
uname [-asnrvm] | Tell of the system.
uniq [-cduiz] [-w MAXCHARS] [-f FIELDS] [-s CHAR] [INFILE [OUTFILE]] | Drop lines that repeat the one before.
unix2dos [FILE...] | End lines with carriage returns.
unlink FILE | Remove one file.
uptime [-ps] | Tell how long the system has been up.
usleep MICROSECONDS | Wait.
uudecode [-o OUTFILE] [INFILE] | Decode what uuencode made.
uuencode [-m] [INFILE] NAME | Encode bytes as text.
uuidgen | Make up a UUID.
vi [-s SCRIPT] FILE | Edit a text on the screen.
vmstat [-n] [DELAY [COUNT]] | Tell of memory and processors.
watch [-teb] [-n SEC] PROG ARGS | Run a program again and again.
wc [-lwcm] [FILE...] | Count lines, words and characters.
which [-a] NAME... | Where programs are.
whoami | The name of the user.
xargs [-0prt] [-snE STR] COMMAND... | Run a command with words of the input.
xxd [-c N] [-g N] [-i] [-l N] [-o N] [-p] [-r] [-s N] [FILE] | Print bytes in hex, or turn that back.
yes [TEXT...] | Print a text without end.
zcat [FILE...] | Uncompress to the output.
`;

const helps: ReadonlyMap<string, Help> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [usage = '', does = ''] = line.split(' | ');
      const [name = '', ...args] = usage.split(' ');
      return [name, { args: args.join(' '), does }];
    }),
);

/** As `toybox --version` has it. */
export const toyboxVersion = '0.8.6-android';

/** Text of `NAME --help`; undefined for what is no applet: commands of Android have words of their own for it. */
export function appletHelp(name: string): string | undefined {
  const help = helps.get(name);
  if (help === undefined) return undefined;
  return `${header}usage: ${`${name} ${help.args}`.trim()}\n\n${help.does}\n${optionsOf[name] ?? ''}`;
}

/** The single options, where clients look for one: appium-adb asks `ps` whether it knows `-A`. */
const optionsOf: Readonly<Record<string, string>> = {
  ps: `
-A	All processes
-e	The same
-T	Threads too
-p	By process, also --pid
-P	By parent, also --ppid
-u	By user
-k	Sort by fields, also --sort
-f	Full listing
-l	Long listing
-o	These fields
-O	These fields too
-Z	Labels too
`,
};

const header = `Toybox ${toyboxVersion} multicall binary: https://landley.net/toybox (see toybox --help)\n\n`;

/** Text of `toybox --help`. */
export const toyboxHelp = `${header}usage: toybox [--long | --help | --version | [COMMAND] [ARG...]]

Without a command, list those there are; --long with their paths. Each knows --help.
`;

/** Those with a help, and what else toybox has that the phone has as a program. */
export const toyboxNames: readonly string[] = [
  ...helps.keys(),
  ...'cat dmesg echo false kill nproc printf pwd sleep test true'.split(' '),
].sort();
