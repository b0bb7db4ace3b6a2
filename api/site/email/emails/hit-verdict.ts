/**
 * The verdict on an open or a click by its timing: a machine follows links as soon as the message is delivered, all of
 * them, and loads no picture. A verdict by the request alone is made in public/tracking. Pure.
 */
import { emailLimits } from './limits.ts'

const early_ms = emailLimits.email_hit_early_seconds * 1_000
const early_verdict_ms = emailLimits.email_hit_early_verdict_seconds * 1_000
const reading_ms = emailLimits.email_hit_reading_seconds * 1_000
export const all_links_ms = emailLimits.email_hit_all_links_seconds * 1_000

/** Whether the hit came within the first seconds after delivery, or before the delivery was recorded. */
export const isEarly = (at: number, delivered_at: number | null): boolean =>
  delivered_at === null || at - delivered_at < early_ms

/** Time for further hits before the verdict, in milliseconds. */
export const doubtOf = (at: number, delivered_at: number | null): number =>
  isEarly(at, delivered_at) ? early_verdict_ms : all_links_ms

/** Whether the message was open before, long enough to have been read. */
export const wasRead = (at: number, opened_at: readonly number[]): boolean =>
  opened_at.some(opened => at - opened >= reading_ms)

export interface LinkClick {
  at: number
  /** The address that the link leads to. */
  target: string | null
}

/** Whether all of several links were followed within so short a time, this click among them. */
export function isOneOfAllLinks(
  click: LinkClick,
  all: readonly LinkClick[],
  links: number,
  within_ms: number,
): boolean {
  if (links < 2) return false
  const near = all.filter(other => other.target !== null && Math.abs(other.at - click.at) <= within_ms)
  return near.some(first => {
    const together = near.filter(other => other.at >= first.at && other.at - first.at <= within_ms)
    return together.includes(click) && new Set(together.map(other => other.target)).size >= links
  })
}
