import type { TestPhone } from '../../../packages/virtual-phone/src/testing/index.ts';
import type { FidelityApp } from '../fidelity-app.ts';

const packageName = 'net.osmand';

async function openMap(phone: TestPhone): Promise<void> {
  await phone.start({
    component: { packageName, className: 'net.osmand.plus.activities.MapActivity' },
  });
  await phone.tap('skip_button');
  await phone.find('map_search_button');
}

async function editFavorite(phone: TestPhone): Promise<void> {
  await openMap(phone);
  await phone.tap('map_search_button');
  await phone.tap('searchEditText');
  await phone.input('47.5, 9.9');
  await phone.tap('search_list_item');
  await phone.tap('Add');
  await phone.find('Add Favorite');
}

async function startPlan(phone: TestPhone): Promise<void> {
  await openMap(phone);
  await phone.tap('map_menu_button');
  await phone.tap('Plan a route');
  await phone.find('Create new route');
}

async function saveTrack(phone: TestPhone): Promise<void> {
  await startPlan(phone);
  await phone.tap('Create new route');
  await phone.tap('add_point_button');
  await phone.tap('Done');
  await phone.find('name_edit_text');
}

export const osmAnd: FidelityApp = {
  name: 'osmand',
  packageName,
  screens: [
    { id: 'osmand:map', open: openMap },
    {
      id: 'osmand:favorite-editor',
      absent: [
        { element: /address_edit/, reason: 'the button of the address stands where its field comes when tapped' },
      ],
      async open(phone) {
        await editFavorite(phone);
        await phone.tap('delete_address_icon');
        await phone.find('Add address');
      },
    },
    {
      id: 'osmand:favorite-editor-empty-name',
      otherPlaces: "recorded over the agent's own keyboard",
      async open(phone) {
        await editFavorite(phone);
        await phone.tap('name_edit');
        await phone.input('a');
        await phone.key(67);
        await phone.find('Please provide a name for the point');
        await phone.key(4);
      },
    },
    {
      id: 'osmand:my-places-favorites-empty',
      async open(phone) {
        await openMap(phone);
        await phone.tap('map_menu_button');
        await phone.tap('My Places');
        await phone.find('IMPORT');
      },
    },
    { id: 'osmand:plan-route-start-sheet', open: startPlan },
    {
      id: 'osmand:plan-route-options',
      async open(phone) {
        await startPlan(phone);
        await phone.tap('Create new route');
        await phone.tap('options_button');
        await phone.find('Clear all');
      },
    },
    { id: 'osmand:save-as-new-track', volatile: [/^\w{3} \d{2} \w{3} \d{4}/], open: saveTrack },
    {
      id: 'osmand:track-is-saved',
      volatile: [/^\w{3} \d{2} \w{3} \d{4}/],
      async open(phone) {
        await saveTrack(phone);
        await phone.tap('Save');
        await phone.find('is saved');
      },
    },
  ],
};
