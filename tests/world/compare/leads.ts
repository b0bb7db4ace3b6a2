/** All leads as the product lists them. */
import { at, type Session } from '../session.ts'

export type Lead = Record<string, unknown>

export async function listLeads(session: Session): Promise<Map<string, Lead>> {
  const leads = new Map<string, Lead>()
  for (let cursor = ''; ; ) {
    const { body } = await session.ground.client.get(at(session, `leads?limit=100${cursor}`))
    for (const lead of body.data) leads.set(String(lead.id), lead)
    if (!body.has_more) return leads
    cursor = `&cursor=${body.next_cursor}`
  }
}
