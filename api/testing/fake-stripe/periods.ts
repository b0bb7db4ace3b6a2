/** Periods of subscriptions, counted from the anchor, so that the 31st comes back after February. Times in seconds, UTC. */
import type Stripe from 'stripe'

const DAY = 86_400
type Recurring = Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'>

export function addMonths(at: number, months: number): number {
  const date = new Date(at * 1_000)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastDay))
  return Math.floor(date.getTime() / 1_000)
}

function boundary(anchor: number, { interval, interval_count }: Recurring, index: number): number {
  const count = index * interval_count
  if (interval === 'day') return anchor + count * DAY
  if (interval === 'week') return anchor + count * 7 * DAY
  return addMonths(anchor, count * (interval === 'year' ? 12 : 1))
}

export interface Period {
  start: number
  end: number
}

/** The period that a moment lies in. */
export function getPeriod(anchor: number, recurring: Recurring, at: number): Period {
  let index = 0
  while (boundary(anchor, recurring, index) > at) index--
  while (boundary(anchor, recurring, index + 1) <= at) index++
  return { start: boundary(anchor, recurring, index), end: boundary(anchor, recurring, index + 1) }
}

export const toDay = (at: number): string =>
  new Date(at * 1_000).toLocaleDateString('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' })
