/** Columns that go into password fields: once they are mapped, nobody reads what they hold. */
import { type FieldRow, given_password } from '../custom-fields/rules.ts'
import type { Cell } from './reader/rows-writer.ts'
import type { Target } from './statuses.ts'

export function passwordColumns(mapping: readonly Target[], fields: readonly FieldRow[]): ReadonlySet<number> {
  const names = new Set(fields.filter(({ type }) => type === 'password').map(({ name }) => name))
  return new Set(mapping.filter(({ field }) => names.has(field)).map(({ column }) => column))
}

/** What is shown in the place of a password; of none, nothing. */
export const hide = (cells: Cell[], hidden: ReadonlySet<number>): Cell[] =>
  hidden.size === 0 ? cells : cells.map((cell, column) => (hidden.has(column) && cell ? given_password : cell))
