/** What the walk over the contract needs of assistants. */
import type { Fixture, Make } from './fixtures.ts'
import { colored, form } from './forms.ts'
import { expectMade } from './makers.ts'
import type { People } from './people.ts'

type MakeFixture = (w: People, site: string, make: Make) => Promise<Fixture>

/** One that was published, so that there are settings to bring back. */
const publishedAssistant: MakeFixture = async (w, site, make) => {
  const assistant_id = await make('assistant')
  expectMade(await w.post(`/v1/sites/${site}/assistants/${assistant_id}/publish`), 200)
  return { params: { assistant_id } }
}

/** A source that is read by nobody at the moment. */
const restingSource: MakeFixture = async (w, site) => {
  const body = { kind: 'url', url: `https://source-${w.next()}.example/` }
  const { id, operation_id } = expectMade(await w.post(`/v1/sites/${site}/knowledge-sources`, body), 201).body
  expectMade(await w.post(`/v1/sites/${site}/operations/${operation_id}/cancel`), 200)
  return { params: { source_id: id } }
}

/** Captions that were uploaded. */
const captions: MakeFixture = async (w, site) => {
  const text = `WEBVTT\n\n00:00:01.000 --> 00:00:04.000\nPassage ${w.next()}\n`
  const { body, headers } = form(['file', Buffer.from(text)])
  const response = await w.app.request(`/v1/sites/${site}/knowledge-sources/files`, {
    ...{ method: 'POST', body },
    headers: { ...headers, authorization: `Bearer ${w.person.token}` },
  })
  const { data } = (await response.json()) as { data: { id: string }[] }
  return { params: { source_id: data[0]?.id ?? '' } }
}

export const assistantFixtures: Record<string, MakeFixture> = {
  uploadKnowledgeFiles: async w => form(['file', colored(w.next())]),
  startKnowledgeUpdate: restingSource,
  downloadKnowledgeTranscript: captions,
  restoreAssistant: publishedAssistant,
}
