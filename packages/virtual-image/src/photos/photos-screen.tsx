import {
  Button,
  css,
  EmptyState,
  FrameLayout,
  ImageView,
  LinearLayout,
  RecyclerView,
  Toolbar,
  useApi,
  useAsync,
  useBack,
  useMedia,
  usePermissions,
  useSavedState,
} from '@androidworld/app-sdk/ui';
import library from '@material-symbols/svg-400/rounded/photo_library.svg';

css`
.photos-picture { aspect-ratio: 1; }
.photos-whole { position: absolute; inset: 0; background: #000; }
`;

const permissions = ['android.permission.READ_MEDIA_IMAGES'];

/** The pictures of the device, newest first; a tap shows one. */
export function PhotosScreen() {
  const access = usePermissions(permissions);
  const [opened, open] = useSavedState<string | null>('opened', null);
  useBack(() => open(null), opened !== null);
  if (opened !== null) return <Picture path={opened} class="photos-whole" fit="inside" />;
  return (
    <LinearLayout orientation="vertical" align="stretch" weight={1}>
      <Toolbar title="Photos" />
      {access.granted === false && (
        <EmptyState icon={library} title="Photos needs access to your pictures">
          <Button onClick={() => void access.request()}>Allow access</Button>
        </EmptyState>
      )}
      {access.granted === true && <Grid onOpen={open} />}
    </LinearLayout>
  );
}

function Grid({ onOpen }: { onOpen(path: string): void }) {
  const pictures = useMedia({ kind: 'images' }).data;
  if (pictures === undefined) return null;
  if (pictures.length === 0) return <EmptyState icon={library} title="Nothing here yet" />;
  return (
    <RecyclerView
      id="recycler_view"
      items={pictures}
      columns={4}
      gap={2}
      itemKey={({ path }) => path}
      renderItem={({ path, name }) => <Picture path={path} description={name} onClick={() => onOpen(path)} />}
    />
  );
}

function Picture({
  path,
  description = 'Photo',
  class: classes = 'photos-picture',
  fit = 'crop',
  onClick,
}: {
  path: string;
  description?: string;
  class?: string;
  fit?: 'crop' | 'inside';
  onClick?: () => void;
}) {
  const api = useApi();
  const bytes = useAsync(() => api.files.read(path), [path]);
  return (
    <FrameLayout className="android.view.ViewGroup" contentDescription={description} class={classes} onClick={onClick}>
      <ImageView source={bytes.data} fit={fit} style={{ width: '100%', height: '100%' }} />
    </FrameLayout>
  );
}
