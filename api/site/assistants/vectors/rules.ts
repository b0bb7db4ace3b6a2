/** What is allowed with vectors; other features call these. */
import type { Handle } from '../../../platform/database/handle.ts'
import { problem, refusedAt } from '../../../platform/problem/problem.ts'
import { foldKey } from '../../../platform/schemas/schemas.ts'
import { requireSources } from '../knowledge-sources/rules.ts'
import { vectorLimits } from './limits.ts'
import { countVectors, findVector, findVectorByKey, putSources, vectorsByIds, type WholeVector } from './store.ts'

export { findSources as sourcesOf, listSourceIds as sourceIdsOf, vectorsWith } from './store.ts'

type Db = Handle<'site'>

export async function existingVector(db: Db, id: string): Promise<WholeVector> {
  const row = await findVector(db, id)
  if (!row) throw problem('not_found')
  return row
}

/** Refuses a name that another vector has. */
export async function requireFreeName(db: Db, name: string, own_id?: string): Promise<string> {
  const name_key = foldKey(name)
  const other = await findVectorByKey(db, name_key)
  if (other && other.id !== own_id) throw refusedAt('/name', 'name_taken')
  return name_key
}

export async function requireRoom(db: Db): Promise<void> {
  const { site_vectors_max: maximum } = vectorLimits
  if ((await countVectors(db)) >= maximum) throw problem('too_many_vectors', { values: { maximum } })
}

export async function setSources(tx: Db, vector_id: string, source_ids: readonly string[]): Promise<void> {
  const sources = await requireSources(tx, source_ids)
  const image = sources.find(({ format }) => format === 'image')
  if (image) throw refusedAt(`/source_ids/${source_ids.indexOf(image.id)}`, 'vector_images')
  await putSources(tx, vector_id, source_ids)
}

/** 422 at each id that names no vector of the site. */
export async function requireVectors(db: Db, ids: readonly string[], pointer = '/vector_ids'): Promise<void> {
  const known = new Set((await vectorsByIds(db, ids)).map(({ id }) => id))
  const errors = ids.flatMap((id, i) =>
    known.has(id) ? [] : [{ pointer: `${pointer}/${i}`, code: 'unknown_reference' }],
  )
  if (errors.length > 0) throw problem('validation_failed', { errors })
}
