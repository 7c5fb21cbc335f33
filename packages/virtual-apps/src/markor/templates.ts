/** What a new file may begin with. Labels are the real app's; the texts are our own. */
export const noteTemplates: readonly { readonly label: string; readonly text: string }[] = [
  { label: 'Empty file', text: '' },
  {
    label: 'markor-markdown-reference.md',
    text: '# Heading\n\n**bold** _italic_ ~~struck out~~ `code`\n\n- item\n- [ ] to do\n- [x] done\n\n1. first\n2. second\n\n> quote\n\n[link](https://example.org)\n\n| A | B |\n|---|---|\n| 1 | 2 |\n',
  },
  {
    label: 'todo.example.txt',
    text: '(A) Water the plants @home\n(B) Write to Ada +letters\nx 2023-10-14 Buy stamps @shop\n',
  },
  {
    label: 'cooking-recipe.md',
    text: '# Name\n\n## Ingredients\n\n| Ingredient | Amount |\n|:--|:--|\n|  |  |\n\n## Preparation\n\n1. \n',
  },
  { label: 'sample.csv', text: 'name,amount\nApples,3\nPears,5\n' },
];
