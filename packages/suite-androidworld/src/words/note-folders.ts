/** Folders as people sort their notes into. */
export const noteFolders = [
  'BookNotes',
  'ClassNotes',
  'FamilyMatters',
  'GardenLog',
  'HomeRepairs',
  'LanguageLessons',
  'MeetingMinutes',
  'PersonalJournal',
  'RecipeIdeas',
  'TravelPlans',
  'WishLists',
  'WorkProjects',
] as const;
