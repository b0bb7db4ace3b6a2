/** Changes some keys of the chosen block; the same field in quick succession is undone together. */
export type Change = (changes: object, field?: string) => void
