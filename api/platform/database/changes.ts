/** The changing statements of a transaction in their order, without those that were undone: what another place must run to have the same. */
import type { Bound } from './guard.ts'

export interface Change {
  sql: string
  args: readonly (Bound | number)[]
  /** Rows that it changed; undefined where that was not counted. */
  changed?: number | undefined
}

/** What says that two places no longer have the same, where a statement changed another number of rows elsewhere. */
export function differenceOf(
  changes: readonly Change[],
  elsewhere: readonly { rowsAffected: number }[],
): string | undefined {
  for (const [i, { sql, changed }] of changes.entries()) {
    const there = elsewhere[i]?.rowsAffected
    if (changed === undefined || there === changed) continue
    return `a statement changed ${changed} rows here and ${there} at the server: ${sql.slice(0, 200)}`
  }
  return undefined
}

/** Hears of each group that is kept, before its actions are answered. It never fails. */
export type Follower = (changes: readonly Change[]) => Promise<void>

/** Of a database, for as long as somebody follows what is written there. */
export interface FollowerSlot {
  follower: Follower | undefined
}

const control = /^(SAVEPOINT|ROLLBACK TO|ROLLBACK|BEGIN)\b\s*(\w*)/

/** Whether a statement may change something; each that reads only is one for the server less. */
export const isChanging = (sql: string): boolean =>
  !/^\s*select\b/i.test(sql) && (!/^\s*with\b/i.test(sql) || /\b(?:insert|update|delete|replace)\b/i.test(sql))

export class Changes {
  #all: Change[] = []
  readonly #savepoints = new Map<string, number>()

  add(change: Change): void {
    this.#all.push(change)
  }

  /** Follows what undoes statements. */
  follow(sql: string): void {
    const [, word, name = ''] = control.exec(sql) ?? []
    if (word === undefined) return
    if (word === 'SAVEPOINT') this.#savepoints.set(name, this.#all.length)
    else this.#all.length = word === 'ROLLBACK TO' ? (this.#savepoints.get(name) ?? 0) : 0
  }

  /** All of the transaction. */
  get all(): readonly Change[] {
    return this.#all
  }
}
