import type { TestPhone } from '../../../packages/virtual-phone/src/testing/index.ts';
import type { FidelityApp } from '../fidelity-app.ts';
import { writeRows } from '../write-rows.ts';

const packageName = 'com.flauschcode.broccoli';
const path = `/data/data/${packageName}/databases/broccoli`;

const toast = [
  'Avocado Toast with Egg',
  'A quick and easy meal, perfect for busy weekdays.',
  '6 servings',
  '1 hrs',
  'as desired',
  'Toast bread, top with mashed avocado, a fried egg, salt, pepper, and chili flakes. Feel free to substitute with ingredients you have on hand.',
] as const;

async function start(phone: TestPhone): Promise<void> {
  await phone.start({
    action: 'android.intent.action.MAIN',
    component: { packageName, className: `${packageName}.MainActivity` },
  });
  await phone.find('New Recipe');
}

async function openDetails(phone: TestPhone): Promise<void> {
  await start(phone);
  await writeRows(phone, { packageName, path }, [
    {
      sql: "INSERT INTO recipes (title, imageName, description, servings, preparationTime, source, ingredients, directions, favorite) VALUES (?, '', ?, ?, ?, '', ?, ?, 0)",
      args: [...toast],
    },
  ]);
  await start(phone);
  await phone.tap(toast[0]);
  await phone.find('Cook');
}

export const broccoli: FidelityApp = {
  name: 'broccoli',
  packageName,
  screens: [
    { id: 'broccoli:recipe-details', open: openDetails },
    {
      id: 'broccoli:recipe-details-overflow-menu',
      async open(phone) {
        await openDetails(phone);
        await phone.tap('More options');
        await phone.find('Delete');
      },
    },
    {
      id: 'broccoli:delete-recipe-dialog',
      async open(phone) {
        await openDetails(phone);
        await phone.tap('More options');
        await phone.tap('Delete');
        await phone.find('DELETE');
      },
    },
    {
      id: 'broccoli:recipe-form',
      async open(phone) {
        await start(phone);
        await phone.tap('New Recipe');
        await phone.find('button_save_recipe');
      },
    },
  ],
};
