import { defineScreens, ScrollView, TextView } from '@androidworld/app-sdk/ui';
import { recordedTexts } from './recorded-texts.ts';

/** Texts as wide as they need to be, one below the other, and some lines of them. */
function TextsActivity() {
  return (
    <ScrollView>
      <TextView id="lines" style={{ width: 250 }}>
        {'Hear a description of what’s happening on screen in supported movies and shows'}
      </TextView>
      {recordedTexts.map(({ app, text, sizeSp, letterSpacing, weight = 400 }) => (
        <TextView
          key={`${app} ${text}`}
          style={{
            fontWeight: weight,
            fontSize: `${sizeSp / 16}rem`,
            marginBottom: `calc(0PX - round(up, ${sizeSp / 16}em, 1PX))`,
            ...(letterSpacing === undefined ? {} : { letterSpacing: `${letterSpacing}em` }),
          }}
        >
          {text}
        </TextView>
      ))}
    </ScrollView>
  );
}

export default defineScreens({ activities: { 'test.Texts': TextsActivity } });
