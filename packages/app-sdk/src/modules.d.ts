// What the screens of an app may import beside modules: `bundleScreens()` gives the text of these files. An author names
// this file in tsconfig.json: `"types": ["@androidworld/app-sdk/modules"]`.

declare module '*.svg' {
  const text: string;
  export default text;
}

declare module '*.css' {
  const text: string;
  export default text;
}
