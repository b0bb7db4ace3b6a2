/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import { bytesOfFiles, hashesOfSources } from './store.ts'
import { knowledgeSources } from './table.ts'

export const knowledgeRecords = feature({
  name: 'site/assistants/knowledge-records',
  storedHashes: hashesOfSources,
  storedBytes: bytesOfFiles,
  // What a page says is read from it as long as it is public: it may go, and whoever takes it down is told.
  uses: { page: 'history' },
  subjects: { knowledge_source: 'manage-assistants' },
  names: { knowledge_source: namesOf(knowledgeSources, knowledgeSources.name) },
})
