/** Numbers of vectors. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const vectorLimits = defineLimits({
  site_vectors_max: { value: 200, unit: 'vectors', refused: 'too_many_vectors' },
  vector_sources_max: { value: 500, unit: 'sources', refused: 'too_many' },
})
