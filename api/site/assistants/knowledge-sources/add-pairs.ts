/** The answers that take the place of wrong ones: pairs that other features write. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { InAction } from '../../../platform/features/context.ts'
import * as store from '../knowledge-records/rules.ts'
import { knowledgeLimits } from './limits.ts'
import { newSource } from './new-source.ts'
import { type PreparedPair, writePair } from './pairs.ts'
import { requireRoomFor } from './room.ts'

/** A pair is answered from at once; its passages are made outside of the action. */
export async function addPair(
  tx: Handle<'site'>,
  pair: PreparedPair,
  { newId, now }: Pick<InAction, 'newId' | 'now'>,
): Promise<store.SourceRow> {
  await requireRoomFor(tx, { sources: 1, chunks: pair.chunks.length })
  const id = newId('knowledge_source')
  const name = pair.question.slice(0, knowledgeLimits.source_name_characters_max).toWellFormed().trim()
  const source = newSource({ id, name, type: 'pair', settings: {} }, now())
  const row = { ...source, ...(await writePair(tx, source, pair, now())) }
  await store.insertSource(tx, row)
  return row
}
