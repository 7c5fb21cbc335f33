/** Signals by name, as on Linux for ARM and x86. */
const numbers: Readonly<Record<string, number>> = {
  HUP: 1,
  INT: 2,
  QUIT: 3,
  ILL: 4,
  TRAP: 5,
  ABRT: 6,
  BUS: 7,
  FPE: 8,
  KILL: 9,
  USR1: 10,
  SEGV: 11,
  USR2: 12,
  PIPE: 13,
  ALRM: 14,
  TERM: 15,
  STKFLT: 16,
  CHLD: 17,
  CONT: 18,
  STOP: 19,
  TSTP: 20,
  TTIN: 21,
  TTOU: 22,
  URG: 23,
  XCPU: 24,
  XFSZ: 25,
  VTALRM: 26,
  PROF: 27,
  WINCH: 28,
  IO: 29,
  PWR: 30,
  SYS: 31,
};

export const signal = { hangup: 1, interrupt: 2, kill: 9, segmentationFault: 11, pipe: 13, terminate: 15 } as const;

export const signalNames: readonly string[] = Object.keys(numbers);

/** Number of `15`, `TERM`, `SIGTERM` or `sigterm`; 0 is the test whether a process is there. */
export function signalNumber(word: string): number | undefined {
  if (/^\d+$/.test(word)) return Number(word) <= 64 ? Number(word) : undefined;
  return numbers[word.toUpperCase().replace(/^SIG/, '')];
}

/** `TERM`; the number itself when it has no name. */
export function signalName(number: number): string {
  return signalNames[number - 1] ?? String(number);
}

/** Whether a process that has no handler of its own goes on: ignored by default, or stops, which no process here can. */
export function isHarmless(number: number): boolean {
  return number === 0 || (number >= 17 && number <= 23) || number === 28;
}

/** What a shell prints of a program that a signal ended (bionic's `sys_siglist`). */
export function signalText(number: number): string {
  return texts[number] ?? `Unknown signal ${number}`;
}

const texts: Readonly<Record<number, string>> = {
  1: 'Hangup',
  2: 'Interrupt',
  3: 'Quit',
  4: 'Illegal instruction',
  5: 'Trap',
  6: 'Aborted',
  7: 'Bus error',
  8: 'Floating point exception',
  9: 'Killed',
  10: 'User signal 1',
  11: 'Segmentation fault',
  12: 'User signal 2',
  13: 'Broken pipe',
  14: 'Alarm clock',
  15: 'Terminated',
};
