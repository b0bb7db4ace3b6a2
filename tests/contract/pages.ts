/** What the walk over the contract needs of pages. */
import type { Fixture, Make } from './fixtures.ts'
import { expectMade } from './makers.ts'
import type { People } from './people.ts'

type MakeFixture = (w: People, site: string, make: Make) => Promise<Fixture>

/** One that was published, so that there is a content to bring back. */
const publishedPage: MakeFixture = async (w, site, make) => {
  const page_id = await make('page')
  expectMade(await w.post(`/v1/sites/${site}/pages/${page_id}/publish`), 200)
  return { params: { page_id } }
}

export const pageFixtures: Record<string, MakeFixture> = {
  restorePage: publishedPage,
}
