/** Broadcasts in the states that their endpoints need. */
import { eq } from 'drizzle-orm'
import { broadcasts } from '../../api/site/email/broadcasts/table.ts'
import type { Fixture, Make } from './fixtures.ts'
import { expectMade } from './makers.ts'
import type { People } from './people.ts'

const hour = 3_600_000

/** A broadcast that lacks nothing, after these steps of its life. */
async function broadcastAfter(w: People, site: string, make: Make, ...steps: string[]): Promise<Fixture> {
  const path = `/v1/sites/${site}/broadcasts`
  expectMade(await w.patch(`/v1/sites/${site}`, { postal_address: 'Calle Mayor 1, Madrid' }), 200)
  const marketing = {
    name: `Offer ${w.next()}`,
    subject: 'Hello',
    body_text: 'Hello\n\n[Leave]({{ unsubscribe_url }})',
  }
  const template_id = expectMade(await w.post(`/v1/sites/${site}/templates`, marketing), 201).body.id
  const schedule = { type: 'at', at: new Date(w.clock.now() + hour).toISOString() }
  const body = { name: `Offer ${w.next()}`, template_id, sender_id: await make('sender'), schedule }
  const broadcast_id = expectMade(await w.post(path, body), 201).body.id
  for (const step of steps) expectMade(await w.post(`${path}/${broadcast_id}/${step}`), 200)
  return { params: { broadcast_id } }
}
export const broadcastFixtures: Record<string, (w: People, site: string, make: Make) => Promise<Fixture>> = {
  scheduleBroadcast: (w, site, make) => broadcastAfter(w, site, make),
  getBroadcastClickMap: (w, site, make) => broadcastAfter(w, site, make),
  testSendBroadcast: (w, site, make) => broadcastAfter(w, site, make),
  unscheduleBroadcast: (w, site, make) => broadcastAfter(w, site, make, 'schedule'),
  pauseBroadcast: (w, site, make) => broadcastAfter(w, site, make, 'schedule'),
  resumeBroadcast: (w, site, make) => broadcastAfter(w, site, make, 'schedule', 'pause'),
  cancelBroadcast: (w, site, make) => broadcastAfter(w, site, make, 'schedule'),
  resendBroadcast: async (w, site, make) => {
    const { params = {} } = await broadcastAfter(w, site, make)
    const database = await w.installation.databases.site(site)
    await database.write(async tx => {
      const sent = { status: 'sent', started_at: w.clock.now() } as const
      await tx
        .update(broadcasts)
        .set(sent)
        .where(eq(broadcasts.id, params.broadcast_id ?? ''))
    })
    return { params }
  },
}
