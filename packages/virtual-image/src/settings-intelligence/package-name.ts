export const searchPackage = 'com.google.android.settings.intelligence';
export const searchActivity = `${searchPackage}.modules.search.SearchActivity`;
