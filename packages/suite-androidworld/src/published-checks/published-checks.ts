import { browserChecks } from './browser-checks.ts';
import { calendarChecks } from './calendar-checks.ts';
import { contactsChecks } from './contacts-checks.ts';
import { expenseChecks } from './expense-checks.ts';
import { fileChecks } from './file-checks.ts';
import { mapChecks } from './map-checks.ts';
import { markorChecks } from './markor-checks.ts';
import { mediaChecks } from './media-checks.ts';
import { playerChecks } from './player-checks.ts';
import type { PublishedCheck } from './published-check.ts';
import { recipeChecks } from './recipe-checks.ts';
import { smsChecks } from './sms-checks.ts';
import { systemChecks } from './system-checks.ts';

/** The original's rules, by task. Questions have theirs by the option `answers`. */
export const publishedChecks: Readonly<Record<string, PublishedCheck>> = {
  ...browserChecks,
  ...calendarChecks,
  ...contactsChecks,
  ...expenseChecks,
  ...fileChecks,
  ...mapChecks,
  ...markorChecks,
  ...mediaChecks,
  ...playerChecks,
  ...recipeChecks,
  ...smsChecks,
  ...systemChecks,
};
