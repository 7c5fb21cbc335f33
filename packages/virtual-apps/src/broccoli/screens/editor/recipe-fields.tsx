import steps from '@material-symbols/svg-400/rounded/format_list_numbered.svg';
import people from '@material-symbols/svg-400/rounded/group.svg';
import link from '@material-symbols/svg-400/rounded/link.svg';
import text from '@material-symbols/svg-400/rounded/notes.svg';
import clock from '@material-symbols/svg-400/rounded/schedule.svg';
import basket from '@material-symbols/svg-400/rounded/shopping_basket.svg';
import title from '@material-symbols/svg-400/rounded/title.svg';
import type { ComponentChildren } from 'preact';
import type { Recipe } from '../../store/recipe.ts';
import { OutlinedField } from './outlined-field.tsx';

/** What is typed in. */
export type RecipeField =
  | 'title'
  | 'description'
  | 'source'
  | 'servings'
  | 'preparationTime'
  | 'ingredients'
  | 'directions';

const first = [{ field: 'title', id: 'new_title', hint: 'Title', icon: title, multiline: false }] as const;
const others = [
  { field: 'description', id: 'new_description', hint: 'Description', icon: text, multiline: true },
  { field: 'source', id: 'new_source', hint: 'Source', icon: link, multiline: false },
  { field: 'servings', id: 'new_servings', hint: 'Servings', icon: people, multiline: false },
  { field: 'preparationTime', id: 'new_preparation_time', hint: 'Time', icon: clock, multiline: false },
  { field: 'ingredients', id: 'new_ingredients', hint: 'Ingredients', icon: basket, multiline: true },
  { field: 'directions', id: 'new_directions', hint: 'Directions', icon: steps, multiline: true },
] as const;

interface RecipeFieldsProps {
  recipe: Recipe;
  onChange: (field: RecipeField, value: string) => void;
  /** Stands after the title. */
  categories: ComponentChildren;
}

export function RecipeFields({ recipe, onChange, categories }: RecipeFieldsProps) {
  const field = ({ field: name, ...about }: (typeof first)[number] | (typeof others)[number]) => (
    <OutlinedField
      key={about.id}
      {...about}
      inputType="textCapSentences"
      imeAction={about.multiline ? 'none' : 'next'}
      value={recipe[name]}
      onChange={(value) => onChange(name, value)}
    />
  );
  return (
    <>
      {first.map(field)}
      {categories}
      {others.map(field)}
    </>
  );
}
