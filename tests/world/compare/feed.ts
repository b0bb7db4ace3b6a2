/**
 * A copy that another system keeps of all leads by following their changes: it is what the list shows. The feed tells
 * whatever changes a lead as a client sees it, and its cursors hold over restarts.
 */
import { at, type Session } from '../session.ts'
import { type Lead, listLeads } from './leads.ts'

export interface Mirror {
  cursor: string | null
  leads: Map<string, Lead>
}

interface Change {
  lead_id: string
  deleted: boolean
  lead?: Lead
}

/** Carries the copy on by what the feed tells; begins it anew where no cursor holds. */
export async function followFeed(session: Session): Promise<string[]> {
  const { mirror, ground } = session
  if (session.world.rereads) {
    const { status } = await ground.client.get(at(session, `lead-changes?cursor=${mirror.cursor}`))
    // What somebody else says of the address too holds on: nothing has changed then.
    if (status === 410) mirror.cursor = null
    session.world.rereads = false
  }
  if (mirror.cursor === null) {
    const { body } = await ground.client.get(at(session, 'lead-changes'))
    Object.assign(mirror, { cursor: body.next_cursor, leads: await listLeads(session) })
    return []
  }
  for (;;) {
    const { status, body, text } = await ground.client.get(
      at(session, `lead-changes?limit=100&cursor=${mirror.cursor}`),
    )
    if (status !== 200) return [`the change feed answered ${status}: ${text}`]
    for (const { lead_id, deleted, lead } of body.data as unknown as Change[]) {
      if (deleted) mirror.leads.delete(lead_id)
      else if (lead) mirror.leads.set(lead_id, lead)
    }
    mirror.cursor = String(body.next_cursor)
    if (!body.has_more) return []
  }
}

/** The copy beside the list. */
export async function compareFeed(session: Session): Promise<string[]> {
  const { mirror } = session
  const listed = await listLeads(session)
  session.compared += listed.size
  const ids = new Set([...listed.keys(), ...mirror.leads.keys()])
  return [...ids].flatMap(id => differences(mirror.leads.get(id), listed.get(id)))
}

function differences(copy: Lead | undefined, lead: Lead | undefined): string[] {
  if (!lead) return [`the change feed did not tell that ${copy?.email} is gone`]
  if (!copy) return [`the change feed did not tell of ${lead.email}`]
  return Object.keys({ ...copy, ...lead }).flatMap(field => {
    const [own, right] = [JSON.stringify(copy[field]), JSON.stringify(lead[field])]
    return own === right ? [] : [`the change feed tells ${field} of ${lead.email} as ${own}, the list as ${right}`]
  })
}
