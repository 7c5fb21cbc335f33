import type { AppApi } from '@androidworld/app-sdk';
import { database, type Note } from './database.ts';
import { normalizeText } from './normalize-text.ts';
import { parseQuery, type QueryTerm } from './parse-query.ts';

interface Condition {
  readonly sql: string;
  readonly args: readonly string[];
}

/** The notes a search finds: those with hits in their titles first, then the last changed. */
export async function searchNotes(api: AppApi, query: string): Promise<Note[]> {
  const found = await findNotes(api, query.trim());
  const words = parseQuery(query).terms.filter(({ name, isNegated }) => name === 'text' && !isNegated);
  const inTitle = ({ title }: Note) => {
    const normalized = normalizeText(title);
    return words.filter(({ value }) => normalized.includes(value.replace(/\*$/, ''))).length;
  };
  return found.toSorted((a, b) => inTitle(b) - inTitle(a) || b.userUpdatedMs - a.userUpdatedMs);
}

async function findNotes(api: AppApi, query: string): Promise<Note[]> {
  const { notes } = database.open(api);
  const present = 'deleted_time = 0 AND is_conflict = 0';
  if (query === '') return [];
  if (query.startsWith('/')) {
    const part = query.slice(1);
    return await notes.all({
      where: `${present} AND (instr(lower(title), lower(?)) OR instr(lower(body), lower(?)))`,
      args: [part, part],
    });
  }
  const { terms, any } = parseQuery(query);
  const conditions = terms.map(conditionOf);
  if (conditions.length === 0) return [];
  const joined = conditions.map(({ sql }) => sql).join(any ? ' OR ' : ' AND ');
  return await notes.all({
    where: `${present} AND (${joined})`,
    args: conditions.flatMap(({ args }) => args),
  });
}

function conditionOf(term: QueryTerm): Condition {
  const { sql, args } = positiveCondition(term);
  return term.isNegated ? { sql: `NOT (${sql})`, args } : { sql, args };
}

function positiveCondition({ name, value }: QueryTerm): Condition {
  switch (name) {
    case 'title':
    case 'body':
      return matches(`${name}:${phrase(value)}`);
    case 'tag':
      return {
        sql: 'id IN (SELECT note_id FROM note_tags JOIN tags ON tags.id = tag_id WHERE tags.title GLOB ?)',
        args: [value],
      };
    case 'notebook':
      return { sql: 'parent_id IN (SELECT id FROM folders WHERE lower(title) GLOB ?)', args: [value] };
    case 'type':
      return { sql: 'is_todo = ?', args: [value === 'todo' ? '1' : '0'] };
    case 'iscompleted':
      return { sql: `is_todo = 1 AND (todo_completed > 0) = ?`, args: [value === '1' ? '1' : '0'] };
    case 'created':
      return { sql: 'user_created_time >= ?', args: [String(dayMs(value))] };
    case 'updated':
      return { sql: 'user_updated_time >= ?', args: [String(dayMs(value))] };
    case 'due':
      return { sql: 'todo_due >= ?', args: [String(dayMs(value))] };
    case 'sourceurl':
      return { sql: 'lower(source_url) GLOB ?', args: [value] };
    case 'id':
      return { sql: 'id = ?', args: [value] };
    default:
      return matches(phrase(value));
  }
}

function matches(expression: string): Condition {
  return { sql: 'id IN (SELECT id FROM notes_fts WHERE notes_fts MATCH ?)', args: [expression] };
}

/** Quoted for FTS: its own operators mean nothing. The last word may be the beginning of one. */
function phrase(value: string): string {
  return `"${value.replaceAll('"', ' ').replace(/\*$/, '')}*"`;
}

/** `20231015`, `202310` or `2023`, in UTC; 0 for what is no date. */
function dayMs(value: string): number {
  const [, year, month = '01', day = '01'] = /^(\d{4})(\d{2})?(\d{2})?$/.exec(value) ?? [];
  return year === undefined ? 0 : Date.UTC(Number(year), Number(month) - 1, Number(day));
}
