/** The screens of knowledge: what assistants answer from. */
import { BookOpen, Boxes, Search } from 'lucide-react'
import { screen } from '../../product/screens/screen.ts'
import { oneOf, text } from '../../product/screens/search.ts'
import { kinds } from './kinds.ts'

const path = '/sites/$site_id/knowledge'
const queries = () => import('./queries.ts')

export const screens = [
  screen(path, {
    name: 'Knowledge Sources',
    access: 'manage-assistants',
    search: { q: text, kind: oneOf(...kinds), create: oneOf('source') },
    load: () => import('./source-list.tsx').then(module => module.SourceList),
    data: async ({ params: { site_id }, search }) => [
      (await queries()).sourcesQuery(site_id, { search: search.q, kind: search.kind }),
    ],
    navigation: { label: 'knowledge.title', icon: BookOpen, section: 'automate', order: 40, key: 'y' },
    width: 'wide',
  }),
  screen(`${path}/vectors`, {
    name: 'Vectors',
    access: 'manage-assistants',
    search: { q: text, create: oneOf('vector') },
    found: { label: 'knowledge.vectors', icon: Boxes },
    load: () => import('./vector-list.tsx').then(module => module.VectorList),
    data: async ({ params: { site_id }, search }) => [(await queries()).vectorsQuery(site_id, search.q)],
    width: 'wide',
  }),
  screen(`${path}/search`, {
    name: 'Search Knowledge',
    access: 'manage-assistants',
    search: { q: text, vector: text },
    found: { label: 'knowledge.try', icon: Search },
    load: () => import('./knowledge-search.tsx').then(module => module.KnowledgeSearch),
  }),
  screen(`${path}/$source_id`, {
    name: 'Knowledge Source',
    access: 'manage-assistants',
    load: () => import('./source-detail.tsx').then(module => module.SourceDetail),
    data: async ({ params: { site_id, source_id } }) => [(await queries()).sourceQuery(site_id, source_id)],
  }),
] as const
