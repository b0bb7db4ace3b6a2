/** Merges a refetched page into the loaded pages of a list. Pure. */
export type Page<Row> = { data: readonly Row[]; next_cursor: string | null }
export type Pages<Row> = { pages: Page<Row>[]; pageParams: (string | undefined)[]; isBehind?: boolean }
export type IdOf<Row> = (row: Row) => string

/** All loaded rows. A row that moved between pages meanwhile appears once, at its earlier position. */
export function rowsOf<Row>({ pages }: Pages<Row>, idOf: IdOf<Row>): Row[] {
  const rows = new Map<string, Row>()
  for (const row of pages.flatMap(page => page.data)) if (!rows.has(idOf(row))) rows.set(idOf(row), row)
  return [...rows.values()]
}

/** Which pages show one of these rows. */
export const pagesWith = <Row>({ pages }: Pages<Row>, ids: ReadonlySet<string>, idOf: IdOf<Row>): number[] =>
  pages.flatMap((page, at) => (page.data.some(row => ids.has(idOf(row))) ? [at] : []))

/**
 * A page was refetched. Rows that new rows pushed off its end are kept, since the next page begins after them; where no row of the former
 * page is left, there are more new rows than fit on a page, and the later pages are dropped.
 */
export function mergePage<Row>(
  list: Pages<Row>,
  at: number,
  fresh: Page<Row>,
  changed: ReadonlySet<string>,
  idOf: IdOf<Row>,
): Pages<Row> {
  const former = list.pages[at]
  if (!former) return list
  const replace = (page: Page<Row>, isLast = false): Pages<Row> => ({
    ...list,
    pages: [...list.pages.slice(0, at), page, ...(isLast ? [] : list.pages.slice(at + 1))],
    pageParams: isLast ? list.pageParams.slice(0, at + 1) : list.pageParams,
  })
  const isOnlyOne = at === list.pages.length - 1
  const last = fresh.data.at(-1)
  if (isOnlyOne || fresh.next_cursor === null || last === undefined) return replace(fresh, fresh.next_cursor === null)
  const known = new Set(fresh.data.map(idOf))
  const end = former.data.findLastIndex(row => known.has(idOf(row)))
  if (end === -1) return replace(fresh, true)
  const pushedOff = former.data.slice(end + 1).filter(row => !changed.has(idOf(row)))
  return replace({ ...former, data: [...fresh.data, ...pushedOff] })
}
