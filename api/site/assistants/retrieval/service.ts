/** The endpoint that looks through knowledge. */
import { endpoint, openDatabase } from '../../../platform/features/endpoint.ts'
import * as contract from './contract.ts'
import { namedSources } from './ports.ts'
import { type Passage, search } from './rules.ts'
import { allSources } from './store.ts'

export const searchKnowledge = endpoint(contract.searchKnowledge, async ({ body }, context) => {
  const { question, source_ids, vector_ids, language, limit } = body
  const database = await openDatabase(contract.searchKnowledge, context)
  const isNamed = source_ids || vector_ids
  const of = { source_ids: source_ids ?? [], vector_ids: vector_ids ?? [] }
  const sources = await database.read(db =>
    isNamed ? context.installation.connections.through(namedSources)(db, of) : allSources(db),
  )
  const ask = { question, source_ids: sources, ...(language && { language }), ...(limit && { limit }) }
  const scope = { database, installation: context.installation, site_id: context.site.id }
  const found = await search(scope, ask, context.request.signal)
  return Response.json({ ...found, passages: found.passages.map(toWire) })
})

/** Of texts in other languages nothing is said. */
const toWire = ({ language, ...passage }: Passage) => ({ ...passage, ...(language && { language }) })
