/** Every query on the hosts that were seen. */
import { desc, eq, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { hostLimits } from './limits.ts'
import { widgetHosts } from './table.ts'

type Db = Handle<'site'>
export type HostRow = typeof widgetHosts.$inferSelect

export const latestHosts = (db: Db): Promise<HostRow[]> =>
  db
    .select()
    .from(widgetHosts)
    .orderBy(desc(widgetHosts.last_seen_at), widgetHosts.host)
    .limit(hostLimits.widget_hosts_kept_max)

export async function lastSeenAt(db: Db, host: string): Promise<number | null> {
  const [row] = await db.select({ at: widgetHosts.last_seen_at }).from(widgetHosts).where(eq(widgetHosts.host, host))
  return row?.at ?? null
}

/** Adds to a host's counts; the number of different hosts is limited. */
export async function addToHost(tx: Db, row: HostRow): Promise<void> {
  await tx.run(sql`
    insert into ${widgetHosts} (host, config_count, submission_count, event_count, refused_count, first_seen_at, last_seen_at)
    select ${row.host}, ${row.config_count}, ${row.submission_count}, ${row.event_count}, ${row.refused_count},
      ${row.first_seen_at}, ${row.last_seen_at}
    where (select count(*) from ${widgetHosts}) < ${hostLimits.widget_hosts_kept_max}
      or exists (select 1 from ${widgetHosts} where host = ${row.host})
    on conflict (host) do update set
      config_count = config_count + excluded.config_count,
      submission_count = submission_count + excluded.submission_count,
      event_count = event_count + excluded.event_count,
      refused_count = refused_count + excluded.refused_count,
      last_seen_at = max(last_seen_at, excluded.last_seen_at)`)
}
