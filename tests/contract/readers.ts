/** What the walk over the contract needs of readers who leave, or come back. */
import type { Fixture, Make } from './fixtures.ts'
import { later, signed } from './links.ts'
import type { People } from './people.ts'

type MakeFixture = (w: People, site: string, make: Make) => Promise<Fixture>

const unsubscribing: MakeFixture = async (w, site, make) =>
  signed(w, site, 'unsubscribe', [await make('email'), await make('lead')])
const resubscribing: MakeFixture = async (w, site, make) => {
  const lead_id = await make('lead')
  const { body } = await w.get(`/v1/sites/${site}/leads/${lead_id}`)
  return signed(w, site, 'resubscribe', [lead_id, later(w), String(body.email)])
}

export const readerFixtures: Record<string, MakeFixture> = {
  showUnsubscribe: unsubscribing,
  unsubscribe: unsubscribing,
  savePreferences: unsubscribing,
  askToResubscribe: unsubscribing,
  showResubscribe: resubscribing,
  resubscribe: resubscribing,
}
