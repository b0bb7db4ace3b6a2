/** Lets the journeys of a prepared site work until no run is left; its clock goes on whenever nothing is due. */
import { sql } from 'drizzle-orm'
import { startBackground } from '../../../api/background.ts'
import type { Handle } from '../../../api/platform/database/handle.ts'
import type { Mailer } from '../../../api/platform/mail/mailer.ts'
import { consumeNewEvents } from '../../../api/site-parts.ts'
import { createRunner } from '../../../workflows/embedded/runner.ts'
import type { JourneySite } from './journey-site.ts'

/** Nothing is as slow as this but a run that is stuck. */
const patience_ms = 300_000
/** Looking costs time that is measured too. */
const look_ms = 50

/** Lets the journey read the events that the leads left. */
export async function enrollAll({ installation, clock, site_id }: JourneySite): Promise<void> {
  const database = await installation.databases.site(site_id)
  const scope = { installation, site_id, database, clock, facts: () => installation.sites.find(site_id) }
  while (await consumeNewEvents(scope));
}

export async function carryOn({ installation, clock, site_id }: JourneySite, mailer: Mailer): Promise<void> {
  const database = await installation.databases.site(site_id)
  const background = await startBackground({ ...installation, mailer }, { createRunner })
  installation.signals.wake('runs', site_id)
  const ends = performance.now() + patience_ms
  while (performance.now() < ends && (await database.read(hasLiveRun))) {
    const due = await database.read(installation.connections.nextDue)
    if (due !== null && due > clock.now()) {
      clock.forward(due - clock.now())
      background.clockMoved()
    }
    await new Promise(resolve => setTimeout(resolve, look_ms))
  }
  await background.stop()
}

const hasLiveRun = async (db: Handle<'site'>): Promise<boolean> =>
  (await db.all(sql`select 1 from runs where ended_at is null limit 1`)).length > 0

/** How many rows: `from` is a table and what may follow. */
export async function count({ installation, site_id }: JourneySite, from: string): Promise<number> {
  const database = await installation.databases.site(site_id)
  const rows = await database.read(db => db.all<[number]>(sql`select count(*) from ${sql.raw(from)}`))
  return rows[0]?.[0] ?? 0
}
