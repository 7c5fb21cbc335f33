export const welcomeTitle = 'Welcome!';

/** The titles are those of the real app, the texts our own. */
export const welcomeNotes: readonly { readonly title: string; readonly body: string }[] = [
  {
    title: '1. Welcome to Joplin!',
    body: `# Your notes, in one place

Joplin keeps notes and to-dos in notebooks. Open the **side menu** to see your notebooks, and press the round button to write a note or a to-do.

- Notes are written in *Markdown*, and shown formatted.
- A to-do has a box to tick.
- Notebooks can hold other notebooks.
`,
  },
  {
    title: '2. Importing and exporting notes',
    body: `# In and out

All notes can be exported as one JEX file: see *Configuration*, then *Export*. A single note goes to another app with *Share* in its menu.
`,
  },
  {
    title: '3. Synchronising your notes',
    body: `# On several devices

Choose a target under *Configuration*, then *Synchronization*. Without one, your notes stay on this device only.
`,
  },
  {
    title: '4. Tips',
    body: `# Good to know

- [ ] Press and hold a note to select several
- [ ] Search knows filters such as \`title:\`, \`tag:\` and \`type:todo\`
- [x] A note that was deleted waits in the trash
`,
  },
  {
    title: '5. Joplin Privacy Policy',
    body: `# Your data

Notes are kept on this device. They leave it only when you share, export or synchronize them.
`,
  },
];
