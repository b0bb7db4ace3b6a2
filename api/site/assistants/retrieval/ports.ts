/** What searching asks of the features that name sources. */
import type { Handle } from '../../../platform/database/handle.ts'
import { port } from '../../../platform/features/port.ts'

/** Those of the sources, and of the sources in the vectors, that have something to answer from. */
export type FindNamedSources = (
  db: Handle<'site'>,
  of: { vector_ids: readonly string[]; source_ids: readonly string[] },
) => Promise<string[]>

export const namedSources = port<FindNamedSources>('namedSources')
