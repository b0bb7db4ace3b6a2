/** The values of rows on their way between a file and a server. */
export type Value = string | number | bigint | null | Uint8Array

/** A row as it is bound again: drivers answer bytes as an ArrayBuffer and take none. */
export const valuesOf = (row: ArrayLike<unknown>): Value[] =>
  Array.from(row, value => (value instanceof ArrayBuffer ? new Uint8Array(value) : value) as Value)

export const rowsOf = (rows: readonly ArrayLike<unknown>[]): Value[][] => rows.map(valuesOf)
