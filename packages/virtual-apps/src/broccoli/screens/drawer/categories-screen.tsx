import {
  AlertDialog,
  CardView,
  css,
  EditText,
  FloatingActionButton,
  RecyclerView,
  TextView,
  useApi,
  useLive,
} from '@androidworld/app-sdk/ui';
import add from '@material-symbols/svg-400/rounded/add.svg';
import { useState } from 'preact/hooks';
import { type Category, deleteCategory, listCategories, saveCategory } from '../../store/categories.ts';
import { database } from '../../store/database.ts';

css`
.category-card { margin: 8px 8px 0; padding: 16px; }
.category-none { margin: auto; padding: 32px; text-align: center; }
`;

const sources = { tables: [database.tables.categories] };

export function CategoriesScreen() {
  const { data: categories } = useLive(listCategories, sources);
  const [edited, setEdited] = useState<Category | null>(null);
  return (
    <>
      {categories?.length === 0 ? (
        <TextView id="categories_empty" class="category-none" color="muted" textAppearance="body-large">
          Create custom categories to manage your recipes.
        </TextView>
      ) : (
        <RecyclerView
          id="recycler_view"
          contentDescription="Categories"
          padding={[0, 0, 90, 0]}
          items={categories ?? []}
          itemKey={({ id }) => id}
          renderItem={(category) => (
            <CardView class="category-card" onClick={() => setEdited(category)}>
              <TextView id="card_text_view_category_name" textAppearance="body-large">
                {category.name}
              </TextView>
            </CardView>
          )}
        />
      )}
      <FloatingActionButton
        id="fab_categories"
        icon={add}
        contentDescription="Add category"
        onClick={() => setEdited({ id: 0, name: '' })}
      />
      {edited !== null && <CategoryDialog category={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

function CategoryDialog({ category, onClose }: { category: Category; onClose: () => void }) {
  const api = useApi();
  const [name, setName] = useState(category.name);
  const [isWarned, setWarned] = useState(false);
  const isNew = category.id === 0;
  const remove = () => {
    if (!isWarned) return setWarned(true);
    void deleteCategory(api, category.id);
    onClose();
  };
  const save = () => {
    void saveCategory(api, category.id, name);
    onClose();
  };
  return (
    <AlertDialog
      title={isNew ? 'Add category' : 'Edit category'}
      onDismiss={onClose}
      positive={{ label: 'Save', enabled: name.trim() !== '', onClick: save }}
      negative={{ label: 'Cancel', onClick: onClose }}
      neutral={isNew ? undefined : { label: 'Delete', onClick: remove }}
    >
      <EditText id="category_name" hint="Name" value={name} onChange={setName} inputType="textCapSentences" autoFocus />
      {isWarned && (
        <TextView id="delete_category_warning" color="var(--error)">
          Do you really want to delete this category?
        </TextView>
      )}
    </AlertDialog>
  );
}
