import {
  AlertDialog,
  css,
  EditText,
  glyphs,
  ImageButton,
  LinearLayout,
  TextView,
  useActivity,
  useLive,
  useSavedState,
  View,
  ViewPager,
} from '@androidworld/app-sdk/ui';
import add from '@material-symbols/svg-400/rounded/add.svg';
import scale from '@material-symbols/svg-400/rounded/balance.svg';
import remove from '@material-symbols/svg-400/rounded/remove.svg';
import { useState } from 'preact/hooks';
import { extras } from '../../package-name.ts';
import { directionLines, ingredientLines, scaleQuantity } from '../../recipe-lines.ts';
import type { Recipe } from '../../store/recipe.ts';
import { findRecipe } from '../../store/recipes.ts';
import { useAppTheme } from '../use-app-theme.ts';

css`
.cooking { flex: 1; min-height: 0; display: flex; flex-direction: column; padding: 16px; }
.cooking-page { padding: 24px 16px; gap: 16px; }
.cooking-text { font-size: 1.5rem; }
.cooking-dots { justify-content: center; gap: 12px; padding: 16px; }
.cooking-dot { width: 12px; height: 12px; border-radius: 50%; background: var(--on-surface-variant); opacity: 0.4; }
.cooking-dot-on { opacity: 1; background: var(--green); }
`;

/** CookingAssistantActivity: the ingredients, then one direction after the other. */
export function CookingScreen() {
  const { intent } = useActivity();
  const id = Number(intent.extras?.[extras.recipe] ?? 0);
  const { data: recipe } = useLive((api) => findRecipe(api, id), {}, [id]);
  useAppTheme();
  return recipe === undefined ? null : <Assistant recipe={recipe} />;
}

function Assistant({ recipe }: { recipe: Recipe }) {
  const { finish } = useActivity();
  const [page, setPage] = useSavedState('page', 0);
  const [factor, setFactor] = useSavedState('factor', 1);
  const [isScaling, setScaling] = useState(false);
  const ingredients = ingredientLines(recipe.ingredients);
  const directions = directionLines(recipe.directions);
  const pages = [
    ...(ingredients.length === 0
      ? []
      : [
          {
            title: 'Ingredients',
            text: ingredients.map(({ quantity, text }) => scaleQuantity(quantity, factor) + text).join('\n'),
          },
        ]),
    ...directions.map((text, index) => ({ title: String(index + 1), text })),
  ];
  return (
    <View className="android.view.ViewGroup" class="cooking">
      <LinearLayout justify="between">
        <ImageButton id="button_cancel" icon={glyphs.close} contentDescription="Cancel" onClick={() => void finish()} />
        <ImageButton
          id="button_scaling"
          icon={scale}
          contentDescription="Adjust ingredients"
          onClick={() => setScaling(true)}
        />
      </LinearLayout>
      {pages.length === 0 ? (
        <TextView class="cooking-text" align="center" style={{ margin: 'auto' }}>
          This recipe does not have any ingredients or directions yet.
        </TextView>
      ) : (
        <ViewPager
          selected={page}
          onSelect={setPage}
          pages={pages.map(({ title, text }) => (
            <LinearLayout key={title} orientation="vertical" align="start" class="cooking-page">
              <TextView textAppearance="headline" color="var(--green)">
                {title}
              </TextView>
              <TextView class="cooking-text">{text}</TextView>
            </LinearLayout>
          ))}
        />
      )}
      <LinearLayout id="cooking_assistant_control" class="cooking-dots">
        {pages.map(({ title }, index) => (
          <View
            key={title}
            className="android.widget.ImageView"
            contentDescription={String(index)}
            class={index === page ? 'cooking-dot cooking-dot-on' : 'cooking-dot'}
            onClick={() => setPage(index)}
          />
        ))}
      </LinearLayout>
      {isScaling && (
        <ScalingDialog
          servings={recipe.servings}
          factor={factor}
          onFactor={setFactor}
          onClose={() => setScaling(false)}
        />
      )}
    </View>
  );
}

interface ScalingDialogProps {
  servings: string;
  factor: number;
  onFactor: (factor: number) => void;
  onClose: () => void;
}

/** By servings where the recipe says how many it is for, else by a factor. */
function ScalingDialog({ servings, factor, onFactor, onClose }: ScalingDialogProps) {
  const base = Number(/\d+/.exec(servings)?.[0] ?? 1);
  const [mode, setMode] = useState<'simple' | 'pro'>('simple');
  const [count, setCount] = useState(Math.max(1, Math.round(base * factor)));
  const [text, setText] = useState(factor.toFixed(1));
  const apply = () => {
    const typed = Number(text.replace(',', '.'));
    onFactor(mode === 'simple' ? count / base : typed > 0 ? typed : factor);
    onClose();
  };
  return (
    <AlertDialog
      title="Adjust ingredients"
      onDismiss={onClose}
      positive={{ label: 'OK', onClick: apply }}
      negative={{ label: 'Cancel', onClick: onClose }}
    >
      <LinearLayout gap={16}>
        <TextView onClick={() => setMode('simple')} bold={mode === 'simple'}>
          SIMPLE
        </TextView>
        <TextView onClick={() => setMode('pro')} bold={mode === 'pro'}>
          PRO
        </TextView>
      </LinearLayout>
      {mode === 'simple' ? (
        <LinearLayout gap={16} justify="center">
          <TextView>Servings</TextView>
          <ImageButton
            icon={remove}
            contentDescription="Fewer"
            enabled={count > 1}
            onClick={() => setCount(count - 1)}
          />
          <TextView textAppearance="title-large">{String(count)}</TextView>
          <ImageButton icon={add} contentDescription="More" onClick={() => setCount(count + 1)} />
        </LinearLayout>
      ) : (
        <EditText hint="Scaling factor" value={text} onChange={setText} inputType="numberDecimal" />
      )}
    </AlertDialog>
  );
}
