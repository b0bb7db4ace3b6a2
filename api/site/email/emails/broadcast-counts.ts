/** Results of the emails of broadcasts: by broadcast and variant, each email once. */
import { sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { emails } from './table.ts'

const states = ['not_started', 'delivered', 'not_delivered', 'unknown', 'skipped'] as const

/** `canceled` are among the skipped. */
export type BroadcastCounts = Record<
  (typeof states)[number] | 'canceled' | 'opened' | 'clicked' | 'unsubscribed',
  number
>

export interface VariantCounts extends BroadcastCounts {
  broadcast_id: string
  variant: number | null
}

/** All of it lies in one index. */
export async function countsOfBroadcasts(db: Handle<'site'>, ids: readonly string[]): Promise<VariantCounts[]> {
  if (ids.length === 0) return []
  const rows = await db.all<(number | string | null)[]>(sql`
    select broadcast_id, variant, ${sql.join(
      states.map(status => sql`sum(status = ${status})`),
      sql`, `,
    )}, sum(status = 'skipped' and reason is 'canceled'), count(first_opened_at), count(first_clicked_at), count(unsubscribed_at)
    from ${emails} where broadcast_id in (select value from json_each(${JSON.stringify(ids)}))
      and broadcast_id is not null
    group by broadcast_id, variant`)
  return rows.map(([broadcast_id, variant, ...counts]) => {
    const [not_started, delivered, not_delivered, unknown, skipped, ...rest] = counts.map(Number)
    const [canceled, opened, clicked, unsubscribed] = rest
    return {
      broadcast_id: String(broadcast_id),
      variant: variant as number | null,
      ...{ not_started, delivered, not_delivered, unknown, skipped, canceled, opened, clicked, unsubscribed },
    } as VariantCounts
  })
}
