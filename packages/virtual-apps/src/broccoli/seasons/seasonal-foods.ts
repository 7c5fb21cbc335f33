import type { Region } from './regions.ts';

/** What grows in a region and when. */
export interface SeasonalFood {
  readonly name: string;
  /** Months, 1 to 12, as ranges: `9-3` goes over the turn of the year, `2,8-1` are two. Empty where it does not grow. */
  readonly months: Readonly<Record<Region, string>>;
  /** What it is called in recipes. */
  readonly words: readonly string[];
}

const food = (name: string, centralEurope: string, colder: string, warmer: string, words: string): SeasonalFood => ({
  name,
  months: { central_europe: centralEurope, north_america_colder: colder, north_america_warmer: warmer },
  words: words.split(', '),
});

export const seasonalFoods: readonly SeasonalFood[] = [
  food('Apples', '8-11', '8-12', '6-12', 'apple, apples'),
  food('Apricots', '6-8', '6-8', '3-6', 'apricot, apricots'),
  food('Asparagus', '3-6', '4-6', '2-5', 'asparagus'),
  food('Avocados', '', '', '4-11', 'avocado, avocados'),
  food('Beans', '7-10', '6-10', '3-12', 'common beans, french beans, green beans'),
  food('Beetroot', '9-3', '6-11', '9-5', 'beet, beets, beetroot, beetroots'),
  food('Bell peppers', '7-10', '6-10', '4-12', 'pepper, peppers, bell pepper, bell peppers'),
  food('Blueberries', '6-9', '6-9', '4-7', 'blueberries'),
  food('Broad beans', '6-8', '4-7', '4-6', 'broad beans, fava beans, faba beans'),
  food('Broccoli', '6-10', '6-11', '10-5', 'broccoli'),
  food('Brussels sprouts', '10-1', '9-1', '9-3', 'brussels sprouts'),
  food('Carrots', '6-10', '6-10', '8-5', 'carrot, carrots'),
  food('Cauliflower', '6-10', '6-11', '10-5', 'cauliflower'),
  food('Celeriac', '8-11', '8-1', '12-4', 'celeriac'),
  food('Celery', '7-10', '8-11', '11-6', 'celery'),
  food('Chard', '5-10', '5-11', '9-5', 'chard'),
  food('Cherries', '6-8', '6-8', '5-7', 'cherries'),
  food('Chinese cabbage', '7-2', '6-12', '9-5', 'chinese cabbage, napa cabbage'),
  food('Corn', '8-10', '6-10', '4-8', 'corn'),
  food('Cucumbers', '5-8', '6-10', '3-11', 'cucumber, cucumbers'),
  food('Eggplants', '6-10', '6-11', '4-9', 'eggplant, eggplants, aubergine, aubergines'),
  food('Fennel', '5-11', '6-11', '9-2', 'fennel'),
  food('Kale', '11-2', '7-11', '9-5', 'kale'),
  food('Kohlrabi', '5-10', '5-11', '9-4', 'kohlrabi'),
  food('Leek', '7-2', '8-1', '2,8-1', 'leek'),
  food('Lemons', '', '', '8-3', 'lemon, lemons'),
  food('Limes', '', '', '9-2', 'lime, limes'),
  food('Oranges', '', '', '9-2', 'orange, oranges'),
  food('Parsnip', '8-11', '9-11', '', 'parsnip, parsnips'),
  food('Pears', '7-10', '8-11', '6-10', 'pear, pears'),
  food('Peas', '6-8', '6-10', '', 'peas'),
  food('Plums', '7-10', '7-9', '5-9', 'plum, plums'),
  food('Pomegranates', '', '', '9-11', 'pomegranate, pomegranates'),
  food('Pumpkin', '9-11', '9-1', '9-12', 'pumpkin, pumpkins, hokkaido'),
  food('Raspberries', '6-8', '6-10', '5-10', 'raspberries'),
  food('Red cabbage', '9-2', '6-12', '9-5', 'red cabbage'),
  food('Rhubarb', '4-6', '4-7', '5-6', 'rhubarb'),
  food('Salsify', '10-2', '9-1', '10-2', 'salsify'),
  food('Savoy cabbage', '7-3', '6-12', '9-5', 'savoy cabbage'),
  food('Spinach', '4-10', '4-12', '9-4', 'spinach'),
  food('Strawberries', '5-7', '6-8', '2-4', 'strawberries'),
  food('Summer squash', '', '6-10', '4-11', 'summer squash'),
  food('Sweet potatoes', '9-10', '9-11', '6-2', 'sweet potato, sweet potatoes'),
  food('Tomatoes', '7-9', '7-9', '4-11', 'tomato, tomatoes'),
  food('Turnips', '9-12', '7-2', '9-5', 'turnip, turnips'),
  food('White cabbage', '9-3', '6-12', '9-5', 'white cabbage, green cabbage'),
  food('Wild garlic', '3-5', '', '', 'wild garlic'),
  food('Winter squash', '', '9-12', '7-2', 'winter squash, butternut squash, acorn squash, spaghetti squash'),
  food('Zucchini', '6-10', '6-10', '4-9', 'zucchini, courgette, courgettes'),
];
