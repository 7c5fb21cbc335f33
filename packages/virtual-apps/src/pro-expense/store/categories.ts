import clothes from '@material-symbols/svg-400/rounded/apparel.svg';
import others from '@material-symbols/svg-400/rounded/call_made.svg';
import income from '@material-symbols/svg-400/rounded/call_received.svg';
import transportation from '@material-symbols/svg-400/rounded/directions_car.svg';
import social from '@material-symbols/svg-400/rounded/groups.svg';
import healthCare from '@material-symbols/svg-400/rounded/health_and_safety.svg';
import housing from '@material-symbols/svg-400/rounded/home.svg';
import food from '@material-symbols/svg-400/rounded/restaurant.svg';
import education from '@material-symbols/svg-400/rounded/school.svg';
import entertainment from '@material-symbols/svg-400/rounded/theaters.svg';
import donation from '@material-symbols/svg-400/rounded/volunteer_activism.svg';

export interface Category {
  readonly id: number;
  readonly label: string;
  readonly icon: string;
}

/** In the order in which they are shown. */
export const categories: readonly Category[] = [
  { id: 2, label: 'Income', icon: income },
  { id: 3, label: 'Food', icon: food },
  { id: 4, label: 'Housing', icon: housing },
  { id: 5, label: 'Social', icon: social },
  { id: 6, label: 'Entertainment', icon: entertainment },
  { id: 7, label: 'Transportation', icon: transportation },
  { id: 8, label: 'Clothes', icon: clothes },
  { id: 9, label: 'Health Care', icon: healthCare },
  { id: 10, label: 'Education', icon: education },
  { id: 11, label: 'Donation', icon: donation },
  { id: 1, label: 'Others', icon: others },
];

export const incomeId = 2;
export const foodId = 3;

/** @throws as the real app does, when a row has a category there is not */
export function categoryOf(id: number): Category {
  const found = categories.find((category) => category.id === id);
  if (found !== undefined) return found;
  throw new Error(`IllegalArgumentException: category ${id}`);
}
