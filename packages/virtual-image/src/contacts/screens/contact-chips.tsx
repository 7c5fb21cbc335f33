import { Chip, css, LinearLayout, ScrollView } from '@androidworld/app-sdk/ui';
import { type ContactFilter, contactFilters } from '../contact-filters.ts';

css`
.contacts-chips { flex-shrink: 0; }
.contacts-chips-row { padding: 0 12px; }
.contacts-chips .chip { margin: 0 4px; }
`;

export interface ContactChipsProps {
  chosen: ContactFilter | null;
  onChoose: (filter: ContactFilter | null) => void;
}

/** Narrow the list to contacts that have a number, an address, a company. */
export function ContactChips({ chosen, onChoose }: ContactChipsProps) {
  return (
    <ScrollView horizontal id="chips_container" class="contacts-chips">
      <LinearLayout id="chip_group" class="contacts-chips-row">
        {contactFilters.map((filter) => (
          <Chip
            key={filter.label}
            className="android.widget.Button"
            label={filter.label}
            checked={filter === chosen}
            onClick={() => onChoose(filter === chosen ? null : filter)}
          />
        ))}
      </LinearLayout>
    </ScrollView>
  );
}
