/** A defect put back: a piece of the product's text, replaced when its module is loaded, in tests alone. */
export interface Plant {
  name: string
  says: string
  /** All of them are replaced. A piece that is not there any more fails, so that no plant goes stale. */
  patches: readonly { file: string; from: string; to: string }[]
  /** The seed in which it was found last: where it is looked for first. */
  found_in: number
  /** It shows where something goes wrong around the product. */
  faults?: true
  /** It shows among several nodes, around which something goes wrong. */
  nodes?: true
  /** The kept case that shows it, for defects that a seed meets late. */
  shown_by?: string
}
