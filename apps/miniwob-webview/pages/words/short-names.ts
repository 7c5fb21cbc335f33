const NAMES = `
Alva Bettina Brielle Cato Cleo Dagny Delphia Edda Elowen Fenna Fidel Gianna Hedy Ilka Ingo Jolene Juno Katya Keziah Lark
Lenora Linus Maren Marlow Mavis Nadine Nerys Odell Orla Otto Pascal Perla Quinn Ramon Renee Romy Sanna Selby Silas Tamsin
Tova Ulla Vadim Verity Willem Wren Yannis Yuki Zelma Zora
`;

/** Fifty given names of at most ten letters; the ones a page asks to type or to look up. */
export const SHORT_NAMES: readonly string[] = NAMES.trim().split(/\s+/);
