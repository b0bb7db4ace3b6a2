/** The addresses in a text: a pasted list, or a table that another product exported. Each once, in their order. */
export const addressesIn = (text: string): string[] => [
  ...new Set(text.match(/[^\s,;:<>()[\]"'\\|]+@[^\s,;:<>()[\]"'\\|@]+\.[^\s,;:<>()[\]"'\\|@]+/g)),
]
