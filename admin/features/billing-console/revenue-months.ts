/** Revenue as it is shown: months, the newest first, with what each plan brought in. Pure. */
import type { MonthlyRevenue } from '@leadwright/sdk'

export interface RevenueMonth {
  month: string
  /** By the id of a plan; '' for what belongs to none. */
  byPlan: ReadonlyMap<string, number>
  paid: number
  refunded: number
  net: number
  invoices: number
}

const months_shown = 12

/** `2027-03`, so many months earlier, in UTC. */
export function monthBefore(now: number, months: number): string {
  const date = new Date(now)
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months)).toISOString().slice(0, 7)
}

/** The last twelve, so that a month without revenue is seen as such. */
export function toMonths(rows: readonly MonthlyRevenue[], currency: string, now: number): RevenueMonth[] {
  return Array.from({ length: months_shown }, (_, back) => {
    const month = monthBefore(now, back)
    const found = rows.filter(row => row.month === month && row.currency === currency)
    const sum = (pick: (row: MonthlyRevenue) => number) => found.reduce((total, row) => total + pick(row), 0)
    const byPlan = new Map<string, number>()
    for (const { plan_id, paid } of found) byPlan.set(plan_id ?? '', (byPlan.get(plan_id ?? '') ?? 0) + paid)
    const [paid, refunded] = [sum(row => row.paid), sum(row => row.refunded)]
    return { month, byPlan, paid, refunded, net: paid - refunded, invoices: sum(row => row.invoice_count) }
  })
}
