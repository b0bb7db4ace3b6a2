/** The endpoints of knowledge, which come with the screens that ask for it. */
import { KnowledgeSourcesResource, RetrievalResource, VectorsResource } from '@leadwright/sdk'
import { clientOf } from '../session/api.ts'

export const knowledgeClient = clientOf({
  sources: KnowledgeSourcesResource,
  vectors: VectorsResource,
  retrieval: RetrievalResource,
})
