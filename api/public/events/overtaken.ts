/** The report of a closing page may arrive before its page view, over another connection: then it waits for it briefly. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '../../platform/features/context.ts'
import { hasVisit, withoutVisitor } from '../../site/contacts/visitors/rules.ts'
import type { VisitReport } from './visitor.ts'

const look_ms = 250
const looks = 4

/**
 * Resolves when the page views that the message reports on are stored, or after a timeout. Pages of the same message
 * need none.
 */
export async function waitForVisits(
  { visitor_id, events }: VisitReport,
  { installation, site }: Context,
): Promise<void> {
  if (visitor_id === undefined || events.some(event => event.type === 'page_visited')) return
  const left = events.findLast(event => event.type === 'page_left')
  if (!left) return
  const database = await installation.databases.site(site.id)
  const page_url = withoutVisitor(left.page_url)
  for (let i = 0; i < looks; i++) {
    if (await database.read(db => hasVisit(db, visitor_id, page_url))) return
    await pause(look_ms)
  }
}
