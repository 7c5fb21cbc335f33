import type { InstalledApp } from '@androidworld/core/driver';
import { distance } from 'fastest-levenshtein';
import type { AppAliases } from './alias-table.ts';

export type ResolvedApp = { readonly app: InstalledApp } | { readonly near: readonly InstalledApp[] };

/** Of 1: how alike two names must be to stand for each other, and to be worth a suggestion. */
const alike = 0.8;
const near = 0.4;

/**
 * Finds the installed app that a name means. Tried in this order; a step that fits several apps decides nothing:
 * a whole alias · a label · a package · a longer name that begins with an alias ("chrome browser") · all words of the
 * name among those of one app ("sports tracker") · a name that is nearly the same ("opentrack").
 *
 * Words are compared whole: "wallet" is not WhatsApp because it begins with "wa".
 */
export function resolveApp(
  name: string,
  installed: readonly InstalledApp[],
  table: readonly AppAliases[],
): ResolvedApp {
  const wanted = plain(name);
  const known = installed.map((app) => describe(app, table));
  const app =
    wanted === ''
      ? undefined
      : (byAlias(wanted, known, table) ??
        only(known.filter(({ app }) => plain(app.label) === wanted)) ??
        known.find(({ app }) => app.packageName === name.trim()) ??
        byBeginning(wanted, known, table) ??
        byWords(wanted, known) ??
        byLikeness(wanted, known));
  return app ? { app: app.app } : { near: nearest(wanted, known) };
}

interface KnownApp {
  readonly app: InstalledApp;
  /** Aliases and label, plain. */
  readonly names: readonly string[];
  readonly words: ReadonlySet<string>;
}

const wordsWithoutMeaning = new Set(['com', 'org', 'net', 'de', 'code', 'name', 'android', 'apps', 'app', 'google']);

function describe(app: InstalledApp, table: readonly AppAliases[]): KnownApp {
  const aliases = table.filter((row) => row.packageName === app.packageName).flatMap((row) => row.aliases.map(plain));
  const names = [...new Set([...aliases, plain(app.label)])].filter((name) => name !== '');
  const parts = app.packageName.toLowerCase().split(/[._]/);
  const words = [
    ...names.flatMap((name) => name.split(' ')),
    ...parts.filter((part) => !wordsWithoutMeaning.has(part)),
  ];
  return { app, names, words: new Set(words) };
}

/** Lower case, single blanks, without "the … app". */
function plain(name: string): string {
  const words = name
    .normalize('NFKC')
    .toLowerCase()
    .trim()
    .split(/[\s_]+/)
    .join(' ');
  return words.replace(/^the (?=.)/, '').replace(/(?<=.) (?:app|application)$/, '');
}

function byAlias(wanted: string, known: readonly KnownApp[], table: readonly AppAliases[]): KnownApp | undefined {
  for (const row of table) {
    if (!row.aliases.some((alias) => plain(alias) === wanted)) continue;
    const app = known.find((one) => one.app.packageName === row.packageName);
    if (app) return app;
  }
  return undefined;
}

/** The longest alias wins. One that other apps' names begin with too ("google") says nothing about the rest. */
function byBeginning(wanted: string, known: readonly KnownApp[], table: readonly AppAliases[]): KnownApp | undefined {
  const rows = table.flatMap((row) =>
    row.aliases.map((alias) => ({ packageName: row.packageName, alias: plain(alias) })),
  );
  const isShared = (alias: string, packageName: string) =>
    rows.some((row) => row.packageName !== packageName && row.alias.startsWith(`${alias} `));
  const fitting = rows
    .filter(({ alias, packageName }) => wanted.startsWith(`${alias} `) && !isShared(alias, packageName))
    .sort((one, other) => other.alias.length - one.alias.length);
  return fitting
    .map((row) => known.find((one) => one.app.packageName === row.packageName))
    .find((one) => one !== undefined);
}

/** Of several, the one whose name holds the fewest other words. */
function byWords(wanted: string, known: readonly KnownApp[]): KnownApp | undefined {
  const words = wanted.split(' ');
  const fitting = known.filter((one) => words.every((word) => one.words.has(word)));
  const others = (one: KnownApp) =>
    Math.min(...one.names.map((name) => name.split(' ').filter((word) => !words.includes(word)).length));
  const fewest = Math.min(...fitting.map(others));
  return only(fitting.filter((one) => others(one) === fewest));
}

function byLikeness(wanted: string, known: readonly KnownApp[]): KnownApp | undefined {
  // In short names one letter makes another word.
  if (wanted.length < 5) return undefined;
  const best = Math.max(0, ...known.map((one) => likeness(wanted, one)));
  return best < alike ? undefined : only(known.filter((one) => likeness(wanted, one) === best));
}

function likeness(wanted: string, { names }: KnownApp): number {
  return Math.max(0, ...names.map((name) => 1 - distance(wanted, name) / Math.max(wanted.length, name.length)));
}

/** For the error: apps that share a word with the name, then those spelt alike. */
function nearest(wanted: string, known: readonly KnownApp[]): readonly InstalledApp[] {
  const words = wanted.split(' ').filter((word) => !wordsWithoutMeaning.has(word));
  const score = (one: KnownApp) => words.filter((word) => one.words.has(word)).length + likeness(wanted, one);
  return known
    .filter((one) => score(one) >= near)
    .sort((one, other) => score(other) - score(one))
    .slice(0, 5)
    .map((one) => one.app);
}

function only<T>(found: readonly T[]): T | undefined {
  return found.length === 1 ? found[0] : undefined;
}
