/** What the walk over the contract needs of assistants. */
import type { Fixture, Make } from './fixtures.ts'
import { expectMade } from './makers.ts'
import type { People } from './people.ts'

type MakeFixture = (w: People, site: string, make: Make) => Promise<Fixture>

/** One that was published, so that there are settings to bring back. */
const publishedAssistant: MakeFixture = async (w, site, make) => {
  const assistant_id = await make('assistant')
  expectMade(await w.post(`/v1/sites/${site}/assistants/${assistant_id}/publish`), 200)
  return { params: { assistant_id } }
}

export const assistantFixtures: Record<string, MakeFixture> = {
  restoreAssistant: publishedAssistant,
}
