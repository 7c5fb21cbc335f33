import type { TestPhone } from '../../../packages/virtual-phone/src/testing/index.ts';
import type { FidelityApp, FidelityScreen } from '../fidelity-app.ts';

const packageName = 'net.gsantner.markor';
const notebook = '/storage/emulated/0/Documents/markor';
const root = { uid: 0, gid: 0, groups: [] };
const back = 4;

/** With these files in its notebook, or a folder of it, after its introduction. */
async function openMarkor(
  phone: TestPhone,
  files: readonly string[],
  folder?: string,
  withoutExtension: readonly string[] = [],
): Promise<void> {
  const { disk, packages } = phone.system;
  packages.appOps(packageName).set('MANAGE_EXTERNAL_STORAGE', 'allow');
  if (await disk.exists(notebook)) await disk.remove(notebook, root, { recursive: true });
  const place = folder === undefined ? notebook : `${notebook}/${folder}`;
  await disk.mkdir(place, root, { recursive: true });
  for (const name of files) {
    if (name.includes('.') || withoutExtension.includes(name)) await disk.write(`${place}/${name}`, '', root);
    else await disk.mkdir(`${place}/${name}`, root, { recursive: true });
  }
  await phone.start({
    action: 'android.intent.action.MAIN',
    component: { packageName, className: `${packageName}.activity.MainActivity` },
  });
  for (let page = 0; page < 4; page++) await phone.tap('NEXT');
  await phone.tap('DONE');
  await phone.tap('OK');
  if (folder !== undefined) await phone.tap(folder);
  await phone.find('fab_add_new_item');
}

const planning = [
  '2023_01_11_grocery_list_weekly.md',
  '2023_10_02_upcoming_presentation_outline.md',
  'backup_april_workout_routine.md',
  'backup_garden_layout_plan.md',
  'BT5R_budget_home_renovation.md',
  'edited_best_yacht.md',
  'edited_best_yacht_2023_10_03.md',
  'edited_best_yacht_ajFT.md',
  'edited_best_yacht_vozK.md',
  'final_budget_home_renovation.md',
  'fk3a_edited_best_yacht.md',
  'garden_layout_plan_copy.md',
];
const guides = [
  '2023_01_04_safe_violin_fd0t.md',
  '2023_02_02_art_project_sketches.md',
  '2023_03_15_april_workout_routine.md',
  '2023_04_19_upcoming_presentation_outline.md',
  'art_project_sketches_2023_02_02.md',
  'birthday_gift_ideas_mom_final.md',
  'birthday_gift_ideas_mom_fOGG.md',
  'budget_home_renovation_copy.md',
  'eAKQ_art_project_sketches.md',
  'edited_upcoming_presentation_outline.md',
  'final_favorite_book_quotes.md',
  'garden_layout_plan_2023_01_05.md',
];
const travels = [
  '2023_02_20_helpful_koala_final.txt',
  '2023_07_05_budget_home_renovation.md',
  'favorite_book_quotes_2023_06_09.md',
  'favorite_book_quotes_WmJs.md',
  'helpful_koala_final.txt',
  'startup_ideas_launch_3C4u.md',
  'weekend_todo_list_2023_02_12.md',
  'yXqi_trip_reflections_recent.md',
];

/** Whether a row tells its date yet depends on when its picture was taken. */
const volatile = [/^(File|Folder|Selected) \S+ ?(\d\d\/\d\d\/\d{4}, \d\d:\d\d|\/storage\S*)?$/];

function chooser(id: string, folders: readonly string[]): FidelityScreen {
  return {
    id,
    volatile,
    async open(phone) {
      await openMarkor(phone, [...folders, 'note_a.md']);
      await phone.hold('note_a.md');
      await phone.tap('More options');
      await phone.tap('Move');
      await phone.find('ui__filesystem_dialog__button_ok');
    },
  };
}

export const markor: FidelityApp = {
  name: 'markor',
  packageName,
  screens: [
    { id: 'markor:files-2', volatile, open: (phone) => openMarkor(phone, planning, 'DailyNotes') },
    { id: 'markor:files-3', volatile, open: (phone) => openMarkor(phone, guides, 'StudyGuides') },
    {
      id: 'markor:files-6',
      volatile,
      open: (phone) => openMarkor(phone, ['insurance_plan_comparison_8Tzh.md', 'KDyi_grocery_list_weekly.md']),
    },
    {
      id: 'markor:files-one-file-selected',
      volatile,
      async open(phone) {
        await openMarkor(phone, ['bold_king_edited', 'insurance_plan_comparison_8Tzh.md'], undefined, [
          'bold_king_edited',
        ]);
        await phone.hold('bold_king_edited');
        await phone.find('action_delete_selected_items');
      },
    },
    {
      id: 'markor:files-selection-3',
      volatile,
      async open(phone) {
        await openMarkor(phone, travels, 'TravelItineraries');
        await phone.hold('helpful_koala_final.txt');
        await phone.find('action_delete_selected_items');
      },
    },
    {
      id: 'markor:selection-overflow-menu',
      async open(phone) {
        await openMarkor(phone, travels, 'TravelItineraries');
        await phone.hold('helpful_koala_final.txt');
        await phone.tap('More options');
      },
    },
    chooser('markor:folder-chooser', ['PersonalJournal', 'RecipeCollections']),
    chooser('markor:folder-chooser-2', ['StudyGuides', 'TravelItineraries']),
    {
      id: 'markor:new-file-dialog-2',
      otherPlaces: 'recorded without a keyboard',
      async open(phone) {
        await openMarkor(phone, []);
        await phone.tap('Create a new file or folder');
        await phone.find('new_file_dialog__name');
      },
    },
    {
      id: 'markor:editor',
      async open(phone) {
        await openMarkor(phone, ['copy_fancy_tiger.md']);
        await phone.tap('copy_fancy_tiger.md');
        await phone.tap('document__fragment__edit__highlighting_editor');
      },
    },
    {
      id: 'markor:editor-2',
      otherPlaces: 'recorded above a keyboard of 114 px',
      async open(phone) {
        await openMarkor(phone, ['note_SiFbv.txt']);
        await phone.tap('note_SiFbv.txt');
        await phone.type('document__fragment__edit__highlighting_editor', 'Hello, World!\n');
        await phone.tap('Save');
        await phone.key(back);
      },
    },
    {
      id: 'markor:editor-file-settings-menu',
      async open(phone) {
        await openMarkor(phone, ['note_a.md']);
        await phone.tap('note_a.md');
        await phone.tap('More options');
        await phone.tap('File settings');
      },
    },
  ],
};
