import { CardView, Icon } from '@androidworld/app-sdk/ui';
import { categoryOf } from '../store/categories.ts';

/** Which category it is, only its glyph tells. */
export function CategoryDisc({ category }: { category: number }) {
  return (
    <CardView id="cv_category" class="disc">
      <Icon id="imv_category" icon={categoryOf(category).icon} />
    </CardView>
  );
}
