/** A lead whose address waits for its confirmation, and the link that confirms it. */
import { eq } from 'drizzle-orm'
import { leads } from '../../api/site/contacts/lead-records/table.ts'
import type { Make, MakeFixture } from './fixtures.ts'
import { later, signed } from './links.ts'
import type { People } from './people.ts'

async function pendingLead(w: People, site: string, make: Make): Promise<string> {
  const lead_id = await make('lead')
  const database = await w.installation.databases.site(site)
  await database.write(async tx => {
    await tx.update(leads).set({ confirmation: 'pending' }).where(eq(leads.id, lead_id))
  })
  return lead_id
}
const confirming: MakeFixture = async (w, site, make) => {
  const lead_id = await pendingLead(w, site, make)
  const lead = await w.get(`/v1/sites/${site}/leads/${lead_id}`)
  return signed(w, site, 'confirm', [lead_id, later(w), String(lead.body.email)])
}

export const confirmationFixtures: Record<string, MakeFixture> = {
  sendConfirmation: async (w, site, make) => ({ params: { lead_id: await pendingLead(w, site, make) } }),
  showConfirmation: confirming,
  confirmAddress: confirming,
}
