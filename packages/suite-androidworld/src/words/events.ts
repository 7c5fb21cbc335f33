import type { Random } from '@androidworld/core';

/** What stands in a calendar, e.g. `Tennis with Uncle Hugo`. No two titles are alike but for a word's ending. */
export function eventTitle(random: Random): string {
  return random.chance(0.5)
    ? `${random.pick(meetings)} ${random.pick(companions)}`
    : `${random.pick(gatherings)} ${random.pick(subjects)}`;
}

/** One sentence or two about an event. */
export function eventDescription(random: Random): string {
  const first = `${random.pick(intents)} ${random.pick(matters)}.`;
  return random.chance(0.5) ? `${first} ${random.pick(reminders)}` : first;
}

const meetings = ['Lunch with', 'Interview with', 'Piano lesson with', 'Tennis with', 'Video call with'] as const;

const companions = [
  'Grandma Rose',
  'Dr. Okafor',
  'the Larsens',
  'Mateo',
  'Coach Riley',
  'Ms. Dubois',
  'Priya',
  'Uncle Hugo',
] as const;

const gatherings = ['Workshop on', 'Lecture about', 'Reading group for', 'Open evening on', 'Fundraiser for'] as const;

const subjects = [
  'bike repair',
  'the school fair',
  'urban beekeeping',
  'home insurance',
  'film photography',
  'spring gardens',
] as const;

const intents = [
  'We will go over',
  'Bring ideas for',
  'Take notes on',
  'Let us settle',
  'Ask about',
  'Everybody presents',
  'Come prepared to discuss',
  'Half an hour is set aside for',
  'Write down',
  'Someone has to explain',
] as const;

const matters = [
  'the guest list',
  'the cost of repairs',
  'plans for the winter',
  'the new timetable',
  'who brings what',
  'results of the survey',
  'travel arrangements',
  'the next steps',
  'last year in numbers',
] as const;

const reminders = [
  'Parking is behind the building.',
  'Wear something warm.',
  'Coffee will be served.',
  'Call if you are late.',
  'The door code is on the invitation.',
] as const;
