/** The assistants that managers are given alone: those that the requests of a ground name, and one that none does. */
import { assistants } from '../../api/site/assistants/assistants/table.ts'
import type { Ground } from './grounds.ts'

export interface Chosen {
  named: string[]
  another: string
}

/** All of the site but the one. */
export async function namedAssistants({ people, site }: Ground, another?: string): Promise<string[]> {
  const database = await people.installation.databases.site(site)
  const rows = await database.read(db => db.select({ id: assistants.id }).from(assistants))
  return rows.map(({ id }) => id).filter(id => id !== another)
}

/** Makes the other one, and one that answers from every source that a request names, so that these belong to somebody. */
export async function chooseAssistants(ground: Ground): Promise<Chosen> {
  const { people, site, ready } = ground
  const path = `/v1/sites/${site}/assistants`
  const source_ids = [...new Set([...ready.values()].flatMap(({ params }) => params.source_id ?? []))]
  const made = async (body: object) => {
    const { status, body: said } = await people.post(path, { name: `Assistant ${people.next()}`, ...body })
    if (status !== 201) throw new Error(`no assistant: ${JSON.stringify(said)}`)
    return String(said.id)
  }
  if (source_ids.length > 0) await made({ source_ids })
  const another = await made({})
  return { named: await namedAssistants(ground, another), another }
}
