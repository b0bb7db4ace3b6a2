/** Counting by day what happened on pages: the conditions that queries on addresses and local days share. Pure. */

/** Beginnings of local days, and the end of the last; the addresses of a page without query. */
export interface OnPages {
  addresses: readonly string[]
  starts: readonly number[]
}

/** Which of the days it is, counted from 0. */
export const dayIndex = (at: string): string => `(select max(d.key) from json_each(?) d where d.value <= ${at})`

/** At one of the addresses, whatever follows `?` or `#`. */
export const atAddress = (url: string): string =>
  `exists (select 1 from json_each(?) a where substr(${url}, 1, length(a.value)) = a.value
    and substr(${url}, length(a.value) + 1, 1) in ('', '?', '#'))`

export const valuesOf = ({ addresses, starts }: OnPages): [string, number, number, string] => [
  JSON.stringify(starts),
  starts[0] ?? 0,
  starts.at(-1) ?? 0,
  JSON.stringify(addresses),
]
