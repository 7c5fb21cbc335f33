import { useSystemApi } from '@androidworld/app-sdk/system';
import { css, FrameLayout, Glyph, LinearLayout } from '@androidworld/app-sdk/ui';
import lens from '@material-symbols/svg-400/rounded/image_search.svg';
import mic from '@material-symbols/svg-400/rounded/mic-fill.svg';
import google from '@material-symbols/svg-400/rounded/search.svg';
import { at } from '../place.ts';

css`
.hotseat-search { border-radius: 32px; background: rgb(255 255 255 / 0.92); color: #45474f; }
.hotseat-search .view { display: grid; place-items: center; }
`;

/** The search box below the hotseat: the word, the voice and the camera, of which the last two need a network. */
export function HotseatSearch({ onSearch }: { onSearch(): void }) {
  const api = useSystemApi();
  const offline = () => void api.toast('No internet connection');
  return (
    <FrameLayout
      id="search_container_hotseat"
      class="hotseat-search"
      contentDescription="Search"
      style={at([75, 252, 1004, 417])}
      onClick={onSearch}
      onLongClick={onSearch}
    >
      <FrameLayout
        id="g_icon"
        className="android.widget.ImageView"
        contentDescription="Google app"
        style={at([11, 19, 137, 145])}
        onClick={onSearch}
      >
        <Glyph icon={google} />
      </FrameLayout>
      <LinearLayout id="end_part" style={at([666, 0, 918, 165])}>
        <FrameLayout
          id="mic_icon"
          className="android.widget.ImageView"
          contentDescription="Voice search"
          style={at([0, 0, 126, 165])}
          focusable={false}
          onClick={offline}
        >
          <Glyph icon={mic} />
        </FrameLayout>
        <FrameLayout
          id="lens_icon"
          className="android.widget.ImageButton"
          contentDescription="Google Lens"
          style={at([126, 0, 252, 165])}
          onClick={offline}
        >
          <Glyph icon={lens} />
        </FrameLayout>
      </LinearLayout>
    </FrameLayout>
  );
}
