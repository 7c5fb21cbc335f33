/** One run of an applet, sent to its thread. */
export interface AppletRun {
  readonly kind: 'run';
  readonly name: string;
  readonly args: readonly string[];
  readonly stdin: Uint8Array;
  readonly cwd: string;
  readonly env: readonly (readonly [string, string])[];
}

/** What the applet asks of the phone while it runs; answered by number. */
export type AppletCall =
  | { readonly kind: 'file'; readonly id: number; readonly method: FileMethod; readonly args: readonly unknown[] }
  | {
      readonly kind: 'spawn';
      readonly id: number;
      readonly argv: readonly string[];
      readonly stdin: Uint8Array;
      readonly cwd: string;
      readonly env: readonly (readonly [string, string])[];
    };

export interface AppletAnswer {
  readonly kind: 'answer';
  readonly id: number;
  readonly value?: unknown;
  /** A failed system call. */
  readonly failure?: { readonly code: string; readonly message: string };
}

export interface AppletEnd {
  readonly kind: 'end';
  readonly stdout: Uint8Array;
  readonly stderr: string;
  readonly status: number;
}

export interface SpawnResult {
  readonly stdout: Uint8Array;
  readonly stderr: string;
  readonly status: number;
}

export interface FileStat {
  readonly isFile: boolean;
  readonly isDirectory: boolean;
  readonly isSymbolicLink: boolean;
  readonly mode: number;
  readonly size: number;
  readonly modifiedMs: number;
  readonly inode: number;
}

/** The calls of an applet on files, as the phone answers them. */
export interface AppletFiles {
  read(path: string): Promise<Uint8Array>;
  write(path: string, content: Uint8Array, append: boolean): Promise<void>;
  exists(path: string): Promise<boolean>;
  stat(path: string): Promise<FileStat>;
  lstat(path: string): Promise<FileStat>;
  mkdir(path: string, recursive: boolean): Promise<void>;
  readdir(path: string): Promise<string[]>;
  rm(path: string, recursive: boolean, force: boolean): Promise<void>;
  cp(from: string, to: string, recursive: boolean): Promise<void>;
  mv(from: string, to: string): Promise<void>;
  chmod(path: string, mode: number): Promise<void>;
  symlink(target: string, path: string): Promise<void>;
  link(from: string, to: string): Promise<void>;
  readlink(path: string): Promise<string>;
  realpath(path: string): Promise<string>;
  utimes(path: string, accessedMs: number, modifiedMs: number): Promise<void>;
}

type FileMethod = keyof AppletFiles;
