/** Which emails may leave now under the limits of a site, and when the others may. Pure but for what it was read from. */
import type { Handle } from '../../../platform/database/handle.ts'
import { localDay, startOfDay } from '../../../platform/texts/local-days.ts'
import { warm_up_plan } from './limits.ts'
import { monthOf, nextMonth } from './month.ts'
import { allLimits, countMonth, countRecentlySent, countSent, type LimitRow, sentIn } from './store.ts'

type Db = Handle<'site'>

const quarter_ms = 15 * 60_000
const day_ms = 24 * 3_600_000

export interface When {
  now: number
  timezone: string
  /** Emails that the plan allows in a month; null for no limit. */
  month_max?: number | null
}

/** Limit of a domain, or of the whole site. */
export interface Rate {
  domain: string
  per_second: number
}

/** A limit with what was sent under it. */
export interface LimitState {
  sent_last_hour: number
  sent_today: number
  /** The day of the warm-up from 1, and its cap; undefined where there is none, or it is over. */
  warm_up: { day: number; cap: number } | undefined
}

export function warmUpOf({ warm_up_started_at: started }: LimitRow, { now, timezone }: When): LimitState['warm_up'] {
  if (started === null) return undefined
  const index = Math.max(0, localDay(timezone, now) - localDay(timezone, started))
  const cap = warm_up_plan[index]
  return cap === undefined ? undefined : { day: index + 1, cap }
}

/** The whole site's limit has no domain. */
export const site_wide = ''

export class Pace {
  readonly #limits: ReadonlyMap<string, { row: LimitRow; standing: LimitState }>
  readonly #when: When
  readonly #taken = new Map<string, number>()
  readonly #sent_in_month: number
  #taken_in_month = 0

  constructor(limits: ReadonlyMap<string, { row: LimitRow; standing: LimitState }>, when: When, sent_in_month: number) {
    this.#limits = limits
    this.#when = when
    this.#sent_in_month = sent_in_month
  }

  #of(domain: string) {
    return [site_wide, domain].flatMap(name => this.#limits.get(name) ?? [])
  }

  #lacks({ row, standing }: { row: LimitRow; standing: LimitState }): number | null {
    const { now, timezone } = this.#when
    const taken = this.#taken.get(row.domain) ?? 0
    if (standing.warm_up && standing.sent_today + taken >= standing.warm_up.cap) {
      return startOfDay(timezone, localDay(timezone, now) + 1)
    }
    const isFull = row.emails_per_hour !== null && standing.sent_last_hour + taken >= row.emails_per_hour
    return isFull ? (Math.floor(now / quarter_ms) + 1) * quarter_ms : null
  }

  /** When the plan lets the next one go; null where it does now. */
  #beyondPlan(): number | null {
    const { now, timezone, month_max = null } = this.#when
    if (month_max === null || this.#sent_in_month + this.#taken_in_month < month_max) return null
    return nextMonth(timezone, now)
  }

  /** Null where an email of this domain may leave now, which takes its place; else why not, and when to ask again. */
  take(domain: string): { reason: 'paced' | 'plan_limit'; again_at: number } | null {
    const after_month = this.#beyondPlan()
    if (after_month !== null) return { reason: 'plan_limit', again_at: after_month }
    const of = this.#of(domain)
    const moments = of.flatMap(one => this.#lacks(one) ?? [])
    if (moments.length > 0) return { reason: 'paced', again_at: Math.max(...moments) }
    this.add(domain)
    return null
  }

  /** Counts one that leaves whatever the limits say. */
  add(domain: string): void {
    this.#taken_in_month += 1
    for (const { row } of this.#of(domain)) this.#taken.set(row.domain, (this.#taken.get(row.domain) ?? 0) + 1)
  }

  /** Emails a second, of the site and of the domain. */
  rates(domain: string): Rate[] {
    return this.#of(domain).flatMap(({ row }) =>
      row.emails_per_second === null ? [] : { domain: row.domain, per_second: row.emails_per_second },
    )
  }

  /** Writes down those that were taken, in the transaction in which they leave. */
  async save(tx: Db): Promise<void> {
    if (this.#taken_in_month === 0) return
    const { now, timezone } = this.#when
    const quarter = Math.floor(now / quarter_ms)
    await Promise.all([
      countMonth(tx, monthOf(timezone, now), this.#taken_in_month),
      this.#taken.size > 0 && countSent(tx, this.#taken, { quarter, oldest: quarter - (2 * day_ms) / quarter_ms }),
    ])
  }
}

export async function standingsOfLimits(
  db: Db,
  rows: readonly LimitRow[],
  when: When,
): Promise<Map<string, { row: LimitRow; standing: LimitState }>> {
  const { now, timezone } = when
  const today = Math.floor(startOfDay(timezone, localDay(timezone, now)) / quarter_ms)
  const sent = await countRecentlySent(db, { after: Math.floor(now / quarter_ms) - 4, from: today })
  return new Map(
    rows.map(row => {
      const { hour = 0, day = 0 } = sent.get(row.domain) ?? {}
      return [row.domain, { row, standing: { sent_last_hour: hour, sent_today: day, warm_up: warmUpOf(row, when) } }]
    }),
  )
}

/** The pace of a site now; one trip where it has no limits. */
export async function readPace(db: Db, when: When): Promise<Pace> {
  const limited = (when.month_max ?? null) !== null
  const [rows, sent] = await Promise.all([allLimits(db), limited ? sentIn(db, monthOf(when.timezone, when.now)) : 0])
  return new Pace(rows.length === 0 ? new Map() : await standingsOfLimits(db, rows, when), when, sent)
}
