/** The endpoint that looks through knowledge. */
import { databaseOf, endpoint } from '../../../platform/endpoint.ts'
import * as contract from './contract.ts'
import { type Passage, questionVector, retrieve } from './rules.ts'
import { allSources, sourcesOf } from './store.ts'

export const searchKnowledge = endpoint(contract.searchKnowledge, async ({ body }, context) => {
  const { question, source_ids, vector_ids, language, limit } = body
  const database = await databaseOf(contract.searchKnowledge, context)
  const parts = { installation: context.installation, site_id: context.site.id }
  const question_vector = await database.read(db => questionVector(db, parts, question, context.request.signal))
  const found = await database.readSlow(async db => {
    const named = source_ids || vector_ids
    const of = named
      ? await sourcesOf(db, { source_ids: source_ids ?? [], vector_ids: vector_ids ?? [] })
      : await allSources(db)
    const asked = { question, source_ids: of, question_vector }
    return retrieve(db, { ...asked, ...(language && { language }), ...(limit && { limit }) })
  })
  return Response.json({ ...found, passages: found.passages.map(toWire) })
})

/** Of texts in other languages nothing is said. */
const toWire = ({ language, ...passage }: Passage) => ({ ...passage, ...(language && { language }) })
