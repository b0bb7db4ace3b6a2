/** The passages that are nearest to a question by their vectors: many looked through by signs, few compared exactly. */
import type { Handle } from '../../../platform/database/handle.ts'
import { currentModel, numbersOfChunks } from './embeddings-store.ts'
import { retrievalLimits } from './limits.ts'
import { nearbyChunks } from './sign-index.ts'
import type { Corpus } from './store.ts'
import { nearness, normalized, signsOf } from './vector-form.ts'

/** A question as a model has embedded it: of another model it would be near to anything. */
export interface QuestionVector {
  model: number
  numbers: Float32Array
}

interface VectorQuery extends Corpus {
  vector: QuestionVector
}

/** Their ids, the nearest first; none where passages are by now found by another model. */
export async function nearestPassages(db: Handle<'site'>, ask: VectorQuery): Promise<number[]> {
  const model = await currentModel(db)
  if (model?.id !== ask.vector.model || model.dimensions !== ask.vector.numbers.length) return []
  const vector = normalized(ask.vector.numbers)
  const of = { model: model.id, dimensions: model.dimensions }
  const near = await nearbyChunks(db, of, { ...ask, signs: signsOf(vector) })
  const kept = await numbersOfChunks(db, model.id, near)
  return kept
    .map(([id, numbers]) => ({ id, near: nearness(vector, numbers) }))
    .toSorted((a, b) => b.near - a.near || a.id - b.id)
    .slice(0, retrievalLimits.ranked_passages_max)
    .map(({ id }) => id)
}
