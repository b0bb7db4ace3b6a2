/** What the walk over the contract needs of readers who leave, or come back. */
import type { Fixture, Make } from './fixtures.ts'
import { later, signed } from './links.ts'
import type { People } from './people.ts'

type MakeFixture = (w: People, site: string, make: Make) => Promise<Fixture>

const unsubscribing: MakeFixture = async (w, site, make) =>
  signed(w, site, 'unsubscribe', [await make('email'), await make('lead')])
const resubscribing: MakeFixture = async (w, site, make) =>
  signed(w, site, 'resubscribe', [await make('lead'), later(w)])

export const readerFixtures: Record<string, MakeFixture> = {
  showUnsubscribe: unsubscribing,
  unsubscribe: unsubscribing,
  savePreferences: unsubscribing,
  askToResubscribe: unsubscribing,
  showResubscribe: resubscribing,
  resubscribe: resubscribing,
}
