import {
  Button,
  css,
  LinearLayout,
  RecyclerView,
  TabLayout,
  TextView,
  usePhoneClock,
  usePreferences,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { foodsOf, monthNames, monthsText } from '../../seasons/calendar.ts';
import { parseRegion } from '../../seasons/regions.ts';
import { preferences } from '../../store/preferences.ts';
import { monthOf } from '../use-season.ts';

css`
.season-row { padding: 12px 16px; gap: 2px; border-bottom: 1px solid var(--outline-variant); }
.season-none { margin: auto; gap: 16px; padding: 32px; }
`;

interface SeasonsScreenProps {
  onConfigure: () => void;
  /** One was tapped: what recipes call it. */
  onIngredient: (name: string) => void;
}

export function SeasonsScreen({ onConfigure, onIngredient }: SeasonsScreenProps) {
  const clock = usePhoneClock();
  const [values] = usePreferences(preferences);
  const [month, setMonth] = useState(monthOf(clock));
  if (values === undefined) return null;
  const region = parseRegion(values.region);
  if (region === undefined || values.languages.size === 0) {
    return (
      <LinearLayout orientation="vertical" align="center" class="season-none">
        <TextView id="seasons_message" align="center">
          The seasonal calendar has not been fully configured yet.
        </TextView>
        <Button id="seasons_configure" onClick={onConfigure}>
          Configure
        </Button>
      </LinearLayout>
    );
  }
  return (
    <>
      <TabLayout
        id="seasons_tablayout"
        scrollable
        tabs={monthNames.map((label) => ({ label }))}
        selected={month - 1}
        onSelect={(index) => setMonth(index + 1)}
      />
      <RecyclerView
        id="recycler_view"
        items={foodsOf(region, month)}
        itemKey={({ name }) => name}
        renderItem={(food) => (
          <LinearLayout
            orientation="vertical"
            align="start"
            class="season-row"
            onClick={() => onIngredient(food.words[0] ?? food.name)}
          >
            <TextView id="seasonal_food_name" textAppearance="title">
              {food.name}
            </TextView>
            <TextView id="seasonal_food_terms" color="muted">
              {`[${food.words.join(', ')}]`}
            </TextView>
            <TextView id="seasonal_food_months" color="var(--green)">
              {monthsText(food, region)}
            </TextView>
          </LinearLayout>
        )}
      />
    </>
  );
}
