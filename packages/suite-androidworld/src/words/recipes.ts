/** A dish, and how it is made. */
export interface Dish {
  readonly title: string;
  readonly directions: string;
}

/** Sorts before all others, for tasks in which a person must scroll past it. */
export const firstDish: Dish = {
  title: 'Apple Toast with Cheddar',
  directions: 'Toast two slices of rye bread, cover them with apple and cheddar, and grill until the cheese runs.',
};

/** No two titles are alike. */
export const dishes: readonly Dish[] = [
  firstDish,
  {
    title: 'Barley and Leek Broth',
    directions: 'Simmer barley in vegetable stock for half an hour, add sliced leek and carrot, and season with thyme.',
  },
  {
    title: 'Beetroot Carpaccio',
    directions:
      'Slice cooked beetroot as thin as paper. Scatter walnuts and goat cheese over it and dress with vinegar.',
  },
  {
    title: 'Black Bean Chilli',
    directions: 'Fry onion and cumin, stir in black beans and chopped tomato, and let it bubble for twenty minutes.',
  },
  {
    title: 'Blueberry Buckwheat Pancakes',
    directions: 'Whisk buckwheat flour with buttermilk and egg, fold in blueberries, and fry small rounds in butter.',
  },
  {
    title: 'Broken Lasagne with Ricotta',
    directions: 'Boil broken lasagne sheets, toss them with ricotta, lemon zest and peas, and serve at once.',
  },
  {
    title: 'Cabbage Dumplings',
    directions: 'Fill dough rounds with chopped cabbage and ginger, pinch them shut, and steam for eight minutes.',
  },
  {
    title: 'Cauliflower Cheese Bake',
    directions: 'Cover cauliflower with a sauce of milk, flour and gruyere. Bake until the top is brown.',
  },
  {
    title: 'Chickpea Stew with Spinach',
    directions: 'Warm chickpeas with paprika and tomato, add spinach by the handful, and cook until it wilts.',
  },
  {
    title: 'Cod in Parsley Sauce',
    directions: 'Poach cod in milk with a bay leaf, thicken the milk with flour, and finish with parsley.',
  },
  {
    title: 'Corn Chowder',
    directions: 'Soften celery and potato in butter, pour in milk and corn, and mash a third of it for thickness.',
  },
  {
    title: 'Courgette Fritters',
    directions: 'Grate courgette and squeeze it dry, mix with egg, feta and mint, and fry by the spoonful.',
  },
  {
    title: 'Cucumber Yoghurt Soup',
    directions: 'Blend cucumber with yoghurt, dill and a little walnut oil. Chill for an hour before it is served.',
  },
  {
    title: 'Fennel and Orange Salad',
    directions: 'Shave fennel into cold water, drain, and toss with orange, black olives and a pinch of sugar.',
  },
  {
    title: 'Fishcakes from Yesterday',
    directions: 'Mix flaked haddock with cold mashed potato and chives, shape into cakes, and fry in breadcrumbs.',
  },
  {
    title: 'French Onion Tart',
    directions: 'Cook onion slowly until golden, spread it over puff pastry with anchovies, and bake for half an hour.',
  },
  {
    title: 'Gnocchi with Sage',
    directions: 'Drop gnocchi into boiling water; when they float, toss them in browned butter with sage and parmesan.',
  },
  {
    title: 'Green Split Pea Pot',
    directions: 'Boil split peas with smoked bacon and carrot until soft. Stir in mustard before serving.',
  },
  {
    title: 'Hazelnut Meringue Roll',
    directions: 'Spread beaten egg white with hazelnuts on paper, bake, fill with cream, and roll it up.',
  },
  {
    title: 'Herring on Rye',
    directions: 'Lay pickled herring on buttered rye bread, add rings of red onion, and finish with dill.',
  },
  {
    title: 'Kale and Sausage Skillet',
    directions: 'Brown sausage in a wide pan, add kale and white beans, and cover until the leaves are tender.',
  },
  {
    title: 'Lemon Rice with Cashews',
    directions: 'Pop mustard seeds in hot oil, add cashews and turmeric, and stir through cooked rice with lemon.',
  },
  {
    title: 'Maple Roast Parsnips',
    directions: 'Coat parsnips in maple syrup and rosemary, spread on a tray, and roast until the edges catch.',
  },
  {
    title: 'Mushroom Pearl Risotto',
    directions: 'Toast pearl barley with mushroom and shallot, then add stock by the ladle until it is creamy.',
  },
  {
    title: 'Nettle Soup',
    directions: 'Wilt young nettles with potato in stock, blend until smooth, and swirl in sour cream.',
  },
  {
    title: 'One Tray Aubergine Supper',
    directions: 'Roast aubergine with tomato and halloumi on one tray. Drizzle with honey while it is hot.',
  },
  {
    title: 'Overnight Oats with Pear',
    directions: 'Stir oats with milk, grated pear and cinnamon in a jar, close it, and leave it in the fridge.',
  },
  {
    title: 'Peanut Noodle Bowl',
    directions: 'Loosen peanut butter with soy sauce and lime, and toss with noodles and shredded cucumber.',
  },
  {
    title: 'Potatoes "Hasselback" with Dill',
    directions: 'Cut potato into thin fans without going through, brush with butter, bake, and strew with dill.',
  },
  {
    title: 'Prawn and Mango Cups',
    directions: 'Dress prawns with mango, coriander and lime, and spoon them into leaves of crisp lettuce.',
  },
  {
    title: 'Pumpkin Seed Loaf',
    directions: 'Knead wholemeal flour with yeast, water and pumpkin seeds, let it rise twice, and bake it dark.',
  },
  {
    title: 'Red Lentil Dal',
    directions: 'Cook red lentils with turmeric until they fall apart, and pour sizzling cumin butter over them.',
  },
  {
    title: 'Rhubarb Crumble',
    directions: 'Layer rhubarb with sugar, rub flour and butter into crumbs for the top, and bake until it bubbles.',
  },
  {
    title: 'Sesame Tofu Skewers',
    directions: 'Marinate tofu in soy sauce and ginger, thread it with red pepper, and grill under sesame.',
  },
  {
    title: 'Shepherdless Pie',
    directions: 'Simmer brown lentils with carrot and celery, top with mashed sweet potato, and bake.',
  },
  {
    title: 'Spelt Flatbread',
    directions: 'Mix spelt flour with yoghurt and salt, roll out thinly, and bake in a dry pan on both sides.',
  },
  {
    title: 'Tomato Bread Soup',
    directions: 'Tear stale bread into warm tomato and basil, thin with water, and rest it under a lid.',
  },
  {
    title: 'Turkey and Apricot Tagine',
    directions: 'Brown turkey with cinnamon, add apricots and stock, and braise under a lid until tender.',
  },
  {
    title: 'Vanilla Plum Compote',
    directions: 'Halve plums, stew them with vanilla and sugar in a little water, and serve warm or cold.',
  },
];

export const recipeDescriptions = [
  'Easy enough for a weekday, good enough for guests.',
  'Tastes even better on the second day.',
  'From the back of an old calendar.',
] as const;

export const recipeServings = ['1 serving', '2 servings', '3-4 servings', '6 servings', '8 servings'] as const;

export const recipeTimes = ['10 mins', '20 mins', '30 mins', '45 mins', '1 hrs', '2 hrs', '3 hrs', '4 hrs'] as const;

/** What may stand at the end of the directions of any dish. */
export const recipeAdvice = [
  'Taste before you serve it.',
  'What is missing can be swapped for what is in season.',
  'Leftovers keep for two days in a closed box.',
] as const;

/** What stands in place of a list of ingredients: the directions name them. */
export const recipeIngredients = [
  'a few basics',
  'adjust to appetite',
  'as the directions say',
  'from the market',
  'in the directions',
  'little of each',
  'many small things',
  'named below',
  'no fixed amounts',
  'nothing unusual',
  'pantry and garden',
  'read on first',
  'some of everything',
  'to your liking',
  'whatever is fresh',
] as const;

/** What the directions of some dish name, as a word of its own and in no other way. */
export const ingredients = [
  'anchovies',
  'apple',
  'apricots',
  'aubergine',
  'bacon',
  'barley',
  'basil',
  'bay leaf',
  'beetroot',
  'black beans',
  'black olives',
  'blueberries',
  'breadcrumbs',
  'buckwheat flour',
  'buttermilk',
  'cabbage',
  'carrot',
  'cashews',
  'cauliflower',
  'celery',
  'cheddar',
  'chickpeas',
  'chives',
  'cinnamon',
  'cod',
  'coriander',
  'corn',
  'courgette',
  'cucumber',
  'cumin',
  'dill',
  'fennel',
  'feta',
  'ginger',
  'gnocchi',
  'goat cheese',
  'gruyere',
  'haddock',
  'halloumi',
  'hazelnuts',
  'herring',
  'honey',
  'kale',
  'leek',
  'lemon',
  'lettuce',
  'lime',
  'mango',
  'maple syrup',
  'mint',
  'mushroom',
  'mustard',
  'nettles',
  'noodles',
  'oats',
  'onion',
  'orange',
  'paprika',
  'parmesan',
  'parsley',
  'parsnips',
  'peanut butter',
  'plums',
  'potato',
  'prawns',
  'puff pastry',
  'pumpkin seeds',
  'red lentils',
  'red pepper',
  'rhubarb',
  'rice',
  'ricotta',
  'rosemary',
  'rye bread',
  'sausage',
  'sesame',
  'shallot',
  'sour cream',
  'soy sauce',
  'spelt flour',
  'spinach',
  'split peas',
  'sugar',
  'sweet potato',
  'thyme',
  'tofu',
  'tomato',
  'turkey',
  'turmeric',
  'vanilla',
  'vinegar',
  'walnuts',
  'white beans',
  'yeast',
  'yoghurt',
] as const;
