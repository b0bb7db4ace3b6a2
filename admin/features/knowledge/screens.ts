/** The screens of knowledge: what assistants answer from. */
import { BookOpen, Layers, SearchCheck } from 'lucide-react'
import { screen } from '../../product/screens/screen.ts'
import { oneOf, text } from '../../product/screens/search.ts'
import { kinds } from './kinds.ts'

const path = '/sites/$site_id/knowledge'
const all = () => import('./all.ts')

export const screens = [
  screen(path, {
    name: 'Knowledge Sources',
    access: 'some-assistants',
    search: { q: text, type: oneOf(...kinds), create: oneOf('source') },
    load: async () => (await all()).SourceList,
    data: async ({ params: { site_id }, search }) => [
      (await all()).sourcesQuery(site_id, { search: search.q, type: search.type }),
    ],
    navigation: { label: 'knowledge.title', icon: BookOpen, section: 'automate', order: 40, key: 'y' },
    width: 'wide',
  }),
  screen(`${path}/vectors`, {
    name: 'Vectors',
    access: 'manage-assistants',
    search: { q: text, create: oneOf('vector') },
    found: { label: 'knowledge.vectors', icon: Layers },
    load: async () => (await all()).VectorList,
    data: async ({ params: { site_id }, search }) => [(await all()).vectorsQuery(site_id, search.q)],
    width: 'wide',
  }),
  screen(`${path}/search`, {
    name: 'Search Knowledge',
    access: 'manage-assistants',
    search: { q: text, vector: text },
    found: { label: 'knowledge.try', icon: SearchCheck },
    load: async () => (await all()).KnowledgeSearch,
  }),
  screen(`${path}/$source_id`, {
    name: 'Knowledge Source',
    access: 'some-assistants',
    load: async () => (await all()).SourceDetail,
    data: async ({ params: { site_id, source_id } }) => [(await all()).sourceQuery(site_id, source_id)],
  }),
] as const
