/** Beginnings of titles; those that end in "with" are followed by a name. */
export const eventBeginnings = [
  'Lunch with',
  'Phone call with',
  'Briefing on',
  'Planning round:',
  'Notes on',
  'Training:',
];

export const eventPeople = ['Farida', 'Mr. Okafor', 'the Lindgrens', 'Professor Ito', 'Bettina', 'Captain Reyes'];

export const eventSubjects = ['office heating', 'spring catalogue', 'printer contract', 'visitor parking'];

export const eventVerbs = [
  'go through',
  'compare',
  'sort out',
  'look back on',
  'prepare',
  'agree on',
  'sketch',
  'check',
  'hand over',
  'vote on',
];

export const eventObjects = [
  'the open points',
  'the delivery dates',
  'the figures of last week',
  'the seating plan',
  'two proposals',
  'the guest list',
  'the repair costs',
  'the new forms',
  'the summer rota',
];

export const eventExtras = [
  'Bring a pen.',
  'The door code is at the desk.',
  'Please be there five minutes early.',
  'There will be tea.',
  'Send questions the day before.',
];
