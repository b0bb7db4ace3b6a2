/** One turn of a connection: what was called about, what is under way, what changed there, what changed here; and when the next is due. */

import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { acting } from '../../../platform/features/write-context.ts'
import { suppressing } from '../../contacts/email-status/rules.ts'
import { leadsAllowed } from '../../contacts/leads/rules.ts'
import { type ConnectionRow, findConnection, saveConnection, withClient } from '../connections/rules.ts'
import { settleActivities } from './activities.ts'
import { nextDepartureAt } from './departures-store.ts'
import { syncLimits } from './limits.ts'
import { nextReadingAt, readNotices, readPage } from './read-contacts.ts'
import { sendDepartures } from './send-departures.ts'
import { sendLeads } from './send-leads.ts'
import { loadMapping } from './statuses.ts'
import { hasKnownDue, nextDueAt } from './store.ts'
import type { ContactContext } from './take-contacts.ts'
import { keepWebhook } from './webhooks.ts'

const SECOND = 1_000

/** When the connection goes on. */
export async function takeTurn(scope: SiteScope, connection: ConnectionRow, list_id: string): Promise<number> {
  const { installation, database, site_id, clock } = scope
  const key = await installation.databases.siteKey(site_id)
  const taking = await createTaking(scope, connection, key)
  return withClient({ installation, database, key }, connection, async client => {
    const isFirst = connection.poll_begun_at === null && connection.compared_at === null
    if (isFirst) await keepWebhook(client, list_id, { config: installation.config, site_id }, taking)
    await sendDepartures(client, list_id, taking)
    const hasNotices = await readNotices(client, list_id, taking)
    const running = await settleActivities(client, installation.marketingServices, taking)
    const fresh = await createTaking(
      scope,
      (await database.read(db => findConnection(db, connection.id))) ?? connection,
      key,
    )
    const limit = client.batch_contacts_max
    const isKnownDue = await database.read(db => hasKnownDue(db, connection.id, clock.now(), limit))
    const hasPages = await readPage(client, list_id, fresh, isKnownDue)
    // Who left or has another address there is known before anything is sent: an address that is no more would be added once again.
    const hasMore = !hasPages && (await sendLeads(client, list_id, fresh))
    await database.write(tx => saveConnection(tx, connection.id, noFailures))
    if (hasNotices || hasPages || hasMore) return clock.now()
    return findNextTurn(scope, connection.id, running > 0)
  })
}

const noFailures = { failures: 0, retry_at: null, reason: null, detail: null } as const

async function createTaking(scope: SiteScope, connection: ConnectionRow, key: Buffer): Promise<ContactContext> {
  const { installation, database, clock } = scope
  const site = await scope.facts()
  const present = { now: clock.now(), timezone: site?.timezone ?? 'UTC' }
  return {
    database,
    mapping: await database.read(db => loadMapping(db, connection, { key, present })),
    // A sync starts no journey, by no road.
    context: acting(installation, clock, { suppress_triggers: true }),
    suppressions: installation.connections.through(suppressing),
    leads_max: leadsAllowed(installation, site),
    new_since: connection.polled_to === null ? null : connection.connected_at,
  }
}

async function findNextTurn({ database, clock }: SiteScope, id: string, isRunning: boolean): Promise<number> {
  const { connection, due } = await database.read(async db => ({
    connection: await findConnection(db, id),
    due: [await nextDueAt(db, id), await nextDepartureAt(db, id)].filter(at => at !== null),
  }))
  const moments = [
    ...due,
    ...(isRunning ? [clock.now() + syncLimits.sync_activity_seconds * SECOND] : []),
    ...(connection ? [nextReadingAt(connection)] : []),
  ]
  return Math.max(clock.now(), Math.min(...moments))
}
