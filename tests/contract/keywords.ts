/** What the walk over the contract needs of keywords. */
import { saveKeyword } from '../../api/site/assistants/keywords/store.ts'
import type { Draft } from '../../api/site/assistants/keywords/written.ts'
import type { Fixture } from './fixtures.ts'
import { expectMade } from './makers.ts'
import type { People } from './people.ts'

type MakeFixture = (w: People, site: string) => Promise<Fixture>

/** A keyword of an assistant that knows something. */
async function withSource(w: People, site: string): Promise<string> {
  const pair = { type: 'pair', question: `Which plant is number ${w.next()}?`, answer: 'A fern.' }
  const source = expectMade(await w.post(`/v1/sites/${site}/knowledge-sources`, pair), 201).body.id
  const body = { name: `SEO ${w.next()}`, source_ids: [source] }
  const assistant = expectMade(await w.post(`/v1/sites/${site}/assistants`, body), 201).body.id
  const path = `/v1/sites/${site}/assistants/${assistant}/keywords`
  return expectMade(await w.post(path, { language: 'en', keyword: `fern ${w.next()}` }), 201).body.id
}

const writable: MakeFixture = async (w, site) => ({ params: { keyword_id: await withSource(w, site) } })

/** One with a draft, for an address of its own. */
const drafted: MakeFixture = async (w, site) => {
  const keyword_id = await withSource(w, site)
  const draft: Draft = {
    ...{ by: 'model', made_at: '2027-03-14T09:30:00.000Z', sources: [], is_complete: true },
    sections: [{ heading: 'Ferns', paragraphs: ['Ferns like shade.'] }],
  }
  const database = await w.installation.databases.site(site)
  await database.write(tx => saveKeyword(tx, keyword_id, { draft }))
  return { params: { keyword_id }, body: { handle: `fern-${w.next()}` } }
}

export const keywordFixtures: Record<string, MakeFixture> = { writeKeyword: writable, publishKeyword: drafted }
