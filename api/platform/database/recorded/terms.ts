/**
 * Where several nodes share the databases, each opening has a term: how often its home was taken. It is the high part of the fence that a
 * database keeps, so that who had it in an earlier term takes it no more, however late that comes.
 */
import { type Home, home_table } from './mark.ts'
import type { Value } from './values.ts'

export interface Terms {
  /** Throws where another node has it, or may have it. */
  fenceOf(name: string): number
  /** The database knows a later term. */
  raise(name: string, term: number): Promise<void>
  /** Throws where that is not known within a moment. */
  untilLeased(): Promise<void>
}

/** Openings and lost answers of one term. */
const fences = 2 ** 20

export const termOf = ({ fence }: Pick<Home, 'fence'>): number => Math.floor(fence / fences)

/** One process alone takes it whatever it was. */
export const takeSql = (
  holder: string,
  installation: string,
  term: number | undefined,
): { sql: string; args: Value[] } =>
  term === undefined
    ? {
        sql: `update ${home_table} set holder = ?, fence = fence + 1 where installation = ?`,
        args: [holder, installation],
      }
    : {
        sql: `update ${home_table} set holder = ?, fence = max(fence + 1, ?) where installation = ? and fence < ?`,
        args: [holder, term * fences, installation, (term + 1) * fences],
      }
