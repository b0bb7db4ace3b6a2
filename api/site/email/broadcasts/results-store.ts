/** Every query on what a broadcast came to. */
import { sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { submissions } from '../../capture/submissions/rules.ts'
import { leads } from '../../contacts/lead-records/table.ts'
import { visitors } from '../../contacts/visitors/rules.ts'
import { visits } from '../../contacts/visitors/table.ts'
import { emails } from '../emails/table.ts'
import { broadcastRecipients as recipients } from './table.ts'

type Db = Handle<'site'>

/** Why recipients got nothing; what a cancellation stopped is not among them. */
export async function skippedByReason(db: Db, id: string): Promise<{ reason: string; count: number }[]> {
  const rows = await db.all<[string, number]>(sql`
    select reason, count(*) from ${emails}
    where broadcast_id = ${id} and status = 'skipped' and reason is not 'canceled' group by reason order by 2 desc`)
  return rows.map(([reason, count]) => ({ reason, count }))
}

const hour_ms = 3_600_000

/** Number of emails first opened, or clicked, in each hour since a moment. */
export async function firstsByHour(db: Db, id: string, from: number, hours: number) {
  const of = (at: 'first_opened_at' | 'first_clicked_at') =>
    db.all<[number, number]>(sql`
      select (${sql.raw(at)} - ${from}) / ${hour_ms}, count(*) from ${emails}
      where broadcast_id = ${id} and ${sql.raw(at)} between ${from} and ${from + hours * hour_ms - 1} group by 1`)
  return { opened: new Map(await of('first_opened_at')), clicked: new Map(await of('first_clicked_at')) }
}

export interface ResultCounts {
  leads: number
  visited: number
  submitted: number
}

/** Numbers of people who came back in a time, among those mailed and those held out. */
export async function cameBack(db: Db, id: string, { from, to }: { from: number; to: number }) {
  const rows = await db.all<[number, number, number, number]>(sql`
    select r.status = 'held_out', count(*),
      sum(exists (select 1 from ${visitors} v join ${visits} p on p.visitor_id = v.id
        where v.lead_id = r.lead_id and p.at between ${from} and ${to})),
      sum(exists (select 1 from ${leads} l join ${submissions} s on s.id = l.last_submission_id
        where l.id = r.lead_id and s.at between ${from} and ${to}))
    from ${recipients} r where r.broadcast_id = ${id} and r.status in ('queued', 'held_out') group by 1`)
  const of = (held_out: number): ResultCounts => {
    const [, count = 0, visited = 0, submitted = 0] = rows.find(([held]) => held === held_out) ?? []
    return { leads: count, visited, submitted }
  }
  return { mailed: of(0), held_out: of(1) }
}
