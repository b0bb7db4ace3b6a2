/** Rows of the database as a person reads them. Pure. */

type Row = Readonly<Record<string, unknown>>

const isMoment = (name: string, value: unknown): value is number =>
  typeof value === 'number' && (name === 'at' || name.endsWith('_at'))

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value as object).length === 0)

/** Moments as ISO 8601, without what is empty. */
export const readable = (row: Row): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      isEmpty(value) ? [] : [[name, isMoment(name, value) ? new Date(value).toISOString() : value]],
    ),
  )

/** The same values without these names. */
export const without = (values: Row, names: ReadonlySet<string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)))
