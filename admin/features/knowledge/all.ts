/** The screens of knowledge: they come together. */
export { KnowledgeSearch } from './knowledge-search.tsx'
export { sourceQuery, sourcesQuery, vectorsQuery } from './queries.ts'
export { SourceDetail } from './source-detail.tsx'
export { SourceList } from './source-list.tsx'
export { VectorList } from './vector-list.tsx'
