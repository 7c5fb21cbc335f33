import path from 'node:path';
import { programs } from '../../packages/virtual-phone/src/shell/commands/programs.ts';
import { builtins } from '../../packages/virtual-phone/src/shell/interpreter/builtins/builtins.ts';
import type { SystemServices } from '../../packages/virtual-phone/src/system/system-services.ts';
import type { Canary } from './canary.ts';
import { runBounded } from './run-bounded.ts';
import type { Attempt } from './try-all.ts';

/** They end the phone, and with it the attempts beside them. Their arguments are words, no paths. */
const enders = new Set(['reboot', 'shutdown', 'poweroff', 'halt', 'kill', 'killall', 'pkill', 'stop', 'restart']);

const work = '/data/local/tmp/escape';

/** Every program and every builtin of the phone's shell, with paths and addresses that lead out. */
export function programAttempts(
  system: SystemServices,
  canary: Canary,
  { short }: { readonly short: boolean },
): readonly Attempt[] {
  const paths = pathsOut(canary.file);
  const names = [...new Set([...programs.keys(), ...builtins.keys()])].filter((name) => !enders.has(name));
  const every = (shapes: readonly Shape[], path: string) => (name: string) =>
    shapes.map((shape) => shape(name, quoted(path)));
  const calls = (name: string) => addresses(canary).map((address) => `${name} ${address}`);
  const parts = short
    ? [
        (name: string) => [
          ...every(fewShapes, canary.file)(name),
          ...every(fewShapes.slice(0, 2), 'link')(name),
          ...calls(name).slice(0, 2),
        ],
      ]
    : [...paths.map((path) => every([...fewShapes, ...moreShapes], path)), calls];
  return names.flatMap((name) =>
    parts.map((linesOf) => shellAttempt('programs of the shell', system, linesOf(name).join('\n'), short ? 100 : 400)),
  );
}

/** Paths of the phone that would be the canary's if any step forgot whose they are. */
function pathsOut(file: string): readonly string[] {
  const up = '../'.repeat(40);
  return [
    file,
    `${up}${file.slice(1)}`,
    `/sdcard/${up}${file.slice(1)}`,
    'link',
    `folder/${path.basename(file)}`,
    `/proc/self/root${file}`,
    `/proc/1/root${file}`,
    `/proc/self/cwd/${up}${file.slice(1)}`,
    `file://${file}`,
    `content://media/external/file/${encodeURIComponent(`${up}${file.slice(1)}`)}`,
    `/dev/fd/../../../../../..${file}`,
  ];
}

type Shape = (name: string, out: string) => string;

const fewShapes: readonly Shape[] = [
  (name, out) => `${name} ${out} </dev/null`,
  (name, out) => `${name} ${out} taken </dev/null`,
  (name, out) => `${name} own ${out} </dev/null`,
  (name, out) => `${name} -f ${out} </dev/null`,
  (name, out) => `${name} < ${out}`,
  (name, out) => `${name} own >> ${out}`,
];

const moreShapes: readonly Shape[] = [
  (name, out) => `${name} -r ${out} taken </dev/null`,
  (name, out) => `${name} -a ${out} ${out} </dev/null`,
  (name, out) => `${name} -o ${out} own </dev/null`,
  (name, out) => `${name} -p ${out} </dev/null`,
  (name, out) => `${name} --file=${out} </dev/null`,
  (name, out) => `${name} if=${out} of=taken </dev/null`,
  (name, out) => `${name} if=own of=${out} </dev/null`,
  (name, out) => `${name} e ${out} </dev/null`,
  (name, out) => `${name} -C ${out} own </dev/null`,
  (name, out) => `${name} -T ${out} </dev/null`,
  (name, out) => `${name} own > ${out}`,
  (name, out) => `${name} 3<> ${out}`,
  (name, out) => `${name} dump ${out} </dev/null`,
  (name, out) => `${name} "$(cat ${out})" </dev/null`,
];

function addresses({ tcpPort, udpPort }: Canary): readonly string[] {
  return [
    `127.0.0.1 ${tcpPort} </dev/null`,
    `127.0.0.1:${tcpPort} </dev/null`,
    `http://127.0.0.1:${tcpPort}/ </dev/null`,
    `10.0.2.2 ${tcpPort} </dev/null`,
    `-u 127.0.0.1 ${udpPort} </dev/null`,
    `x < /dev/tcp/127.0.0.1/${tcpPort}`,
    `x > /dev/udp/127.0.0.1/${udpPort}`,
  ];
}

/** What one program has that others have not. */
export function specialAttempts(
  system: SystemServices,
  canary: Canary,
  { short }: { readonly short: boolean },
): readonly Attempt[] {
  const { file, database, folder } = canary;
  const up = '../'.repeat(40);
  const others = [':memory:', database, `file:${database}`, `${up}${database.slice(1)}`];
  const groups: Readonly<Record<string, readonly string[]>> = {
    SQL: ['own.db', 'dblink', ...(short ? [] : others)].flatMap((opened) =>
      [
        'SELECT * FROM secrets',
        `ATTACH '${database}' AS x; SELECT * FROM x.secrets; INSERT INTO x.secrets VALUES (1)`,
        `ATTACH DATABASE 'file:${database}?mode=rw' AS x; SELECT * FROM x.secrets`,
        `ATTACH '${up}' || '${database.slice(1)}' AS x; SELECT * FROM x.secrets`,
        `ATTACH 'dblink' AS x; SELECT * FROM x.secrets`,
        `ATTACH 'folder/canary.db' AS x; SELECT * FROM x.secrets`,
        `;;/**/attach "${database}" as x; SELECT * FROM x.secrets`,
        `VACUUM INTO '${folder}/planted.db'`,
        `VACUUM INTO 'folder/planted.db'`,
        `SELECT load_extension('${file}'); SELECT readfile('${file}'); SELECT writefile('${file}', 1)`,
        `PRAGMA temp_store_directory = '${folder}'; PRAGMA temp_store = 1; CREATE TEMP TABLE t(x)`,
        `PRAGMA lock_proxy_file = '${folder}/planted'`,
        ...[
          'read',
          'open',
          'output',
          'once',
          'save',
          'backup',
          'restore',
          'import',
          'log',
          'dump',
          'clone',
          'load',
        ].map((name) => `.${name} ${database} x`),
        `.shell cp ${file} ${folder}/planted`,
      ].map((sql) => `sqlite3 ${quoted(opened)} ${quoted(sql)}`),
    ),
    'content providers': [
      'sms',
      'mms-sms/conversations',
      'com.android.contacts/data',
      'call_log/calls',
      'media/external/file',
      'downloads/all_downloads',
      'settings/system',
    ].flatMap((uri) => [
      `content query --uri content://${uri} --where ${quoted(`1) UNION SELECT readfile('${file}') --`)}`,
      `content query --uri content://${uri} --sort ${quoted(`1; ATTACH '${database}' AS x`)}`,
      `content query --uri content://${uri} --projection ${quoted(`load_extension('${file}')`)}`,
      `content update --uri content://${uri} --bind _data:s:${file} --where ${quoted(`1; ATTACH '${database}' AS x`)}`,
      `content insert --uri content://${uri} --bind _data:s:${up}${file.slice(1)} --bind title:s:x --bind _display_name:s:x`,
      `content read --uri content://${uri}/${up}${file.slice(1)}`,
      `content read --uri content://${uri}/${encodeURIComponent(up + file.slice(1))}`,
      `content read --uri file://${file}`,
      `echo x | content write --uri file://${file}`,
      `content call --uri content://${uri} --method scan_file --arg ${file}`,
    ]),
    archives: [
      `tar -cf a.tar ${file}`,
      `tar -cf a.tar link folder`,
      `tar -chf a.tar link folder`,
      `tar -C ${folder} -cf a.tar .`,
      ...['absolute', 'dots', 'linked', 'hardlink'].flatMap((kind) => [
        `tar -xf ${kind}.tar`,
        `tar -xPf ${kind}.tar`,
        `mkdir -p x; tar -C x -xf ${kind}.tar; cat x/l x/l/canary.txt`,
        `unzip -o ${kind}.zip`,
      ]),
      `tar -xf own.db -C ${folder}`,
      'gunzip -c bomb.gz | wc -c',
      'zcat bomb.gz > /dev/null',
      `gzip -c ${file}`,
    ],
    'globs, links and redirections': [
      `echo ${folder}/*; cat ${folder}/*`,
      `cat folder/*; ls -laR folder`,
      `find ${folder} folder/ / -name 'canary*' -exec cat {} ';'`,
      `cp -aL link copied; cat copied; cp -rL folder copies; cat copies/*`,
      `ln ${file} hard; cat hard; ln link hard2; cat hard2`,
      `mv link /sdcard/moved; cat /sdcard/moved; echo x > /sdcard/moved`,
      `mv ${file} stolen; rm -rf ${folder} folder/*; rm -f link; touch ${file}`,
      `exec 3<> ${file}; cat <&3; echo x >&3`,
      `exec 4>> folder/canary.txt; echo x >&4`,
      `. ${file}; source link; sh ${file}; exec sh link`,
      `cd ${folder} && cat canary.txt; cd folder && cat canary.txt`,
      `chmod 777 link ${file}; chown 0:0 link; touch -d 2001-01-01 link; truncate -s 0 link`,
      `PATH=${folder}:$PATH canary.txt; ENV=${file} sh -c :; HOME=${folder} sh -c 'cat ~/canary.txt'`,
      `mkdir -p dir; ln -s ${folder} dir/sub; rm -rf dir; ls ${folder}`,
      `while read line; do echo "$line"; done < link`,
      `cat /proc/self/environ /proc/self/maps /proc/self/mem /proc/1/environ /proc/mounts`,
    ],
    'screens and apps': [
      ...[
        'text/plain',
        'text/html',
        'text/markdown',
        'image/png',
        'audio/mpeg',
        'text/x-vcard',
        'application/zip',
      ].flatMap((type) => [
        `am start -a android.intent.action.VIEW -d file://${file} -t ${type}`,
        `am start -a android.intent.action.VIEW -d content://media/external/file/${up}${file.slice(1)} -t ${type}`,
        `am start -a android.intent.action.VIEW -d file:///data/local/tmp/escape/link -t ${type}`,
        `am broadcast -a android.intent.action.MEDIA_SCANNER_SCAN_FILE -d file://${file}`,
      ]),
      `screencap -p ${folder}/planted.png; screencap link; uiautomator dump ${folder}/planted.xml; uiautomator dump link`,
      `screenrecord --time-limit 1 ${folder}/planted.mp4`,
      `pm install ${file}; pm install folder/canary.txt; cmd package install link`,
      `run-as com.example.notes cat ${file}; su 0 cat ${file}`,
    ],
  };
  return Object.entries(groups).flatMap(([group, scripts]) =>
    scripts.map((script) => shellAttempt(group, system, script, 3_000)),
  );
}

/** What the attempts find in their folder. */
export async function prepareFolder(system: SystemServices, canary: Canary, archives: ReadonlyMap<string, Uint8Array>) {
  const root = { uid: 0 };
  await runBounded(system, `rm -rf ${work}; mkdir -p ${work}`, 10_000);
  await system.disk.write(`${work}/own`, 'own\n', root);
  for (const [name, content] of archives) await system.disk.write(`${work}/${name}`, content, root);
  await runBounded(system, `cd ${work}; ${links(canary)}; sqlite3 own.db 'CREATE TABLE t(x)'`, 30_000);
}

/** Attempts may remove them. */
function links(canary: Canary): string {
  return `ln -sf ${canary.file} link; ln -sfn ${canary.folder} folder; ln -sf ${canary.database} dblink`;
}

function shellAttempt(group: string, system: SystemServices, script: string, boundMs: number): Attempt {
  return {
    group,
    name: script,
    run: async () => {
      const pieces: string[] = [];
      for (const line of script.split('\n')) pieces.push(await runBounded(system, `cd ${work}\n${line}`, boundMs));
      return pieces.join('\n');
    },
  };
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
