import { RecyclerView } from '@androidworld/app-sdk/ui';
import category from '@material-symbols/svg-400/rounded/category.svg';
import { categories } from '../../map-data/points-of-interest.ts';
import { Row } from '../parts/row.tsx';

/** The kinds of places there are. */
export function CategoryRows({ onPick }: { onPick: (category: string) => void }) {
  return (
    <RecyclerView
      id="android:id/list"
      className="android.widget.ListView"
      weight={1}
      items={categories}
      itemKey={(name) => name}
      renderItem={(name) => <Row title={name} icon={category} onClick={() => onPick(name)} />}
    />
  );
}
