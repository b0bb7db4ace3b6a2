/** Tables that grow batch by batch: bytes to append, and a state of plain JSON from which the next batch goes on, in another process too. */

/** A value; moments and days in milliseconds since 1970, UTC. */
export type Cell = string | number | boolean | null | { readonly moment: number } | { readonly day: number }
export type TableRow = readonly Cell[]

export interface FileChunk<S> {
  bytes: Buffer
  state: S
}

export interface TableFile<S> {
  /** Rows that it can hold, its headings not counted. */
  readonly rows_max: number
  begin(headings: readonly string[]): Promise<FileChunk<S>>
  add(state: S, rows: readonly TableRow[]): Promise<FileChunk<S>>
  end(state: S): Promise<Buffer>
}
