import type { Region } from './regions.ts';
import { type SeasonalFood, seasonalFoods } from './seasonal-foods.ts';

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** What is in season in a month, 1 to 12, by name. */
export function foodsOf(region: Region, month: number): SeasonalFood[] {
  return seasonalFoods.filter(({ months }) => rangesOf(months[region]).some((range) => holds(range, month)));
}

/** Months as the calendar writes them: `JUN - OCT`. */
export function monthsText({ months }: SeasonalFood, region: Region): string {
  const short = (month: number) => (monthNames[month - 1] ?? '').slice(0, 3).toUpperCase();
  return rangesOf(months[region])
    .map(({ from, to }) => (from === to ? short(from) : `${short(from)} - ${short(to)}`))
    .join(', ');
}

/** The English words of what is in season; none before region and language were chosen. */
export function wordsInSeason(region: Region | undefined, languages: ReadonlySet<string>, month: number): string[] {
  if (region === undefined || !languages.has('en')) return [];
  return foodsOf(region, month).flatMap(({ words }) => words);
}

interface Months {
  readonly from: number;
  readonly to: number;
}

function rangesOf(text: string): Months[] {
  if (text === '') return [];
  return text.split(',').map((range) => {
    const [from = 1, to = from] = range.split('-').map(Number);
    return { from, to };
  });
}

function holds({ from, to }: Months, month: number): boolean {
  return from <= to ? month >= from && month <= to : month >= from || month <= to;
}
