import type { AppApi } from '@androidworld/app-sdk';
import { css, Glyph, ImageView, useLive, View } from '@androidworld/app-sdk/ui';
import placeholder from '@material-symbols/svg-400/rounded/local_florist.svg';
import { pictureFolder } from '../package-name.ts';

interface RecipePhotoProps {
  /** A file of the folder of pictures, or a whole path; empty for none. */
  name: string;
  id: string;
  class: string;
  onClick?: () => void;
}

css`
.recipe-photo-none { display: grid; place-items: center; background: var(--photo); color: var(--on-surface-variant); }
`;

/** A recipe's picture, or a flower. */
export function RecipePhoto({ name, ...view }: RecipePhotoProps) {
  const path = name.startsWith('/') ? name : `${pictureFolder}/${name}`;
  const load = async (api: AppApi) => (name === '' ? undefined : await api.files.read(path).catch(() => undefined));
  const { data: source } = useLive(load, {}, [name]);
  if (source !== undefined) return <ImageView {...view} source={source} contentDescription="Recipe photo" />;
  return (
    <View
      {...view}
      className="android.widget.ImageView"
      class={`recipe-photo-none ${view.class}`}
      contentDescription="Recipe photo"
    >
      <Glyph icon={placeholder} size={40} />
    </View>
  );
}
