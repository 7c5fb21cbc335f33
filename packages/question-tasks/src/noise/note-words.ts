/** Notebooks with the titles of their notes. Each body is made of a few of the notebook's sentences. */
export interface Notebook {
  readonly titles: readonly string[];
  readonly sentences: readonly string[];
}

function list(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function joined(starts: string, ends: string): string[] {
  return list(starts).flatMap((start) => list(ends).map((end) => `${start} ${end}`));
}

export const notebooks: Readonly<Record<string, Notebook>> = {
  Recipes: {
    titles: joined(
      'Smoked\nGolden\nCountry\nHarbour\nFestive',
      'barley pot\nturnip bake\nrye dumplings\nplum tart\nleek rolls\nbean salad',
    ),
    sentences: list(
      'Soak everything overnight.\nKeep the lid on for an hour.\nServe with dark bread.\nGrease the tin twice.\nLet it rest before cutting.\nTastes better the day after.\nA handful of parsley at the end.',
    ),
  },
  'Meeting Notes': {
    titles: joined(
      'Autumn\nCanteen\nLoading bay\nReception\nFourth floor',
      'round table\nstand-up\nsafety talk\nhandover\nfeedback hour\nretrospective',
    ),
    sentences: list(
      'Yusuf opened with the minutes of last time.\nGreta asks for a quieter room.\nThe decision was put off.\nPriya writes to the landlord.\nMarek and Greta look at two offers.\nThe list goes round by post.\nNobody objected.',
    ),
  },
  Tasks: {
    titles: joined(
      'Cellar\nWorkshop\nVan\nPantry\nRooftop',
      'inventory\nrepairs\nspring clean\npaint job\npaperwork\ncheck-up',
    ),
    sentences: list(
      'Half of it is done.\nAsk Ines for the ladder.\nTwo hours should do.\nBuy gloves first.\nWrite down what is missing.\nBest on a dry day.',
    ),
  },
  Travel: {
    titles: joined('Lisbon\nFjord\nNight train\nIsland\nAlpine', 'route\nbudget\npacking\nsights'),
    sentences: list(
      'Ferries run twice a day.\nTake the slow road back.\nBook the window side.\nChange money before.\nThe hut closes at ten.',
    ),
  },
  Garden: {
    titles: joined('Tomato\nRose\nHerb\nHedge\nApple tree', 'diary\nproblems\nplan\nshopping'),
    sentences: list(
      'Water in the evening only.\nSlugs again.\nThe north side stays wet.\nPrune after flowering.\nSeeds kept from last year.',
    ),
  },
  Books: {
    titles: joined('Sea stories\nOld maps\nDetective\nPoetry\nChess', 'wishes\nquotes\nlent out\nfinished'),
    sentences: list(
      'Chapter nine is the best.\nBorrowed from the branch library.\nRead it aloud.\nThe ending is weak.\nLook for a second-hand copy.',
    ),
  },
  Music: {
    titles: joined('Cello\nChoir\nVinyl\nFestival\nPractice', 'schedule\nprogramme\nideas\nrepairs'),
    sentences: list(
      'Slower in the middle part.\nNew strings by winter.\nThe hall is booked.\nRecord it once.\nLeave out the second verse.',
    ),
  },
  Health: {
    titles: joined('Back\nSleep\nKnee\nAllergy\nTeeth', 'exercises\nlog\nquestions\nadvice'),
    sentences: list(
      'Ten times on each side.\nNo screens after nine.\nBetter than in spring.\nAsk at the next visit.\nStretch in the morning.',
    ),
  },
  Finance: {
    titles: joined('Rent\nPension\nInsurance\nSavings\nTax', 'letters\noverview\nchanges\ndeadlines'),
    sentences: list(
      'The rate goes up in January.\nKeep the envelope.\nPaid by standing order.\nCompare with last year.\nThe form needs two signatures.',
    ),
  },
  Learning: {
    titles: joined('Spanish\nKnitting\nStatistics\nSign language\nPottery', 'lesson\nvocabulary\nmistakes\nlinks'),
    sentences: list(
      'Repeat it on Friday.\nThe second exercise is hard.\nWatch the hands.\nFive new words a day.\nAsk in the forum.',
    ),
  },
  Projects: {
    titles: joined('Treehouse\nRadio\nModel ship\nWebsite\nQuilt', 'materials\nsketch\nprogress\ncosts'),
    sentences: list(
      'Glue needs a day.\nThe left side is crooked.\nStart again from the frame.\nParts come next month.\nLooks good from afar.',
    ),
  },
  Home: {
    titles: joined('Attic\nBathroom\nStaircase\nBoiler\nFront door', 'measures\noffers\ncolours\nto ask'),
    sentences: list(
      'The wall is not straight.\nThree metres and a bit.\nThe lamp stays.\nThey come on a weekday.\nGrey is sold out.',
    ),
  },
};
