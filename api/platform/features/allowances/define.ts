/** What a plan may limit by number. Each is declared by the feature whose things it counts, in its allowances.ts. */
import type { Config } from '../../config/config.ts'
import type { Handle, Kind } from '../../database/handle.ts'
import type { ProblemCode } from '../../problem/catalog.ts'

/** Whose things are counted: a site, by its own day, or an account. */
export interface CountContext {
  id: string
  now: number
  timezone: string
}

/** What refusals name. */
export interface QuotaUse {
  readonly name: string
  /** What one too many is refused with, if not with `limit_reached`. */
  readonly refused?: ProblemCode
}

export interface Allowance<K extends Kind = Kind> extends QuotaUse {
  /** `site`: each site of an account may have so many. `control`: the account may. */
  readonly of: K
  readonly unit: 'things' | 'bytes'
  /** Nobody is refused: what is beyond the number waits until there is room. */
  readonly waits?: true
  /** How many there are; asked in the transaction that takes one more, so that two at the last one cannot both have it. */
  readonly used: (db: Handle<K>, counted: CountContext) => Promise<number>
  /** Never less than `used`, found without counting: what is below a limit by it need not be counted. */
  readonly upperBound?: (db: Handle<K>) => Promise<number>
  /** What the installation allows, whatever the plan. */
  readonly most?: (config: Config) => number
}

export const defineAllowance = <const K extends Kind>(allowance: Allowance<K>): Allowance<K> => allowance
