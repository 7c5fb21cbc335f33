import { activities, packageName, storage } from '../src/simple-gallery-pro/package-name.ts';
import { pictureSize } from '../src/simple-gallery-pro/store/picture-size.ts';
import { openTestPhone, type TestPhone } from './open-test-phone.ts';

export const root = { uid: 0, gid: 0, groups: [] };

/** A PNG of one pixel. */
export const picture: Buffer = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A PNG of 40 x 20 pixels. */
export const wide: Buffer = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAIAAABwJOjsAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAL0lEQVRIie2VwQkAMBDCMn629sYolIB/QdQweSIytqhXuWhOdiDrMgkShkX+x+IBvbHGHWCMPSUAAAAASUVORK5CYII=',
  'base64',
);

/** For tests: a phone whose gallery is used as by hand. Paths are those below the shared storage. */
export interface TestGallery {
  readonly phone: TestPhone;
  /** Takes away what the app keeps and all pictures, and lets it see what comes. */
  reset(): Promise<void>;
  put(path: string, content?: Uint8Array | string): Promise<void>;
  sizeOf(path: string): Promise<ReturnType<typeof pictureSize>>;
  /** In the order of their names. */
  files(folder: string): Promise<string[]>;
  open(): Promise<void>;
  openPicture(folder: string, name: string): Promise<void>;
}

export async function openTestGallery(): Promise<TestGallery> {
  const phone = await openTestPhone();
  const { packages, disk } = phone.system;
  const open = async () => {
    await phone.start({ component: { packageName, className: activities.main } });
    await phone.find('Show all folders content');
  };
  return {
    phone,
    async reset() {
      await packages.clear(packageName);
      for (const permission of ['READ_MEDIA_IMAGES', 'READ_MEDIA_VIDEO']) {
        await packages.grant(packageName, `android.permission.${permission}`);
      }
      packages.appOps(packageName).set('MANAGE_EXTERNAL_STORAGE', 'allow');
      for (const folder of ['DCIM', 'Download', 'Pictures']) {
        for (const name of await disk.list(`${storage}/${folder}`, root)) {
          await disk.remove(`${storage}/${folder}/${name}`, root, { recursive: true });
        }
      }
    },
    async put(path, content = picture) {
      await disk.mkdir(`${storage}/${path.slice(0, path.lastIndexOf('/'))}`, root, { recursive: true });
      await disk.write(`${storage}/${path}`, content, root);
    },
    sizeOf: async (path) => pictureSize(await disk.read(`${storage}/${path}`, root)),
    files: async (folder) => (await disk.list(`${storage}/${folder}`, root)).toSorted(),
    open,
    async openPicture(folder, name) {
      await open();
      await phone.tap(folder);
      await phone.tap('Toggle filename visibility');
      await phone.tap(name);
      await phone.find('Delete');
    },
  };
}
