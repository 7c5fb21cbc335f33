export const packageName = 'com.arduia.expense';
export const mainActivity = `${packageName}.ui.MainActivity`;
