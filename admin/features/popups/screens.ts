/** The screens of popups. */
import { MessageSquare, PanelTop, SearchCheck } from 'lucide-react'
import { withBothLanguages } from '../../product/screens/both-languages.ts'
import { screen } from '../../product/screens/screen.ts'
import { oneOf, text } from '../../product/screens/search.ts'
import type { ListedKind } from './queries.ts'
import { whySearch } from './why/why-search.ts'

const queries = () => import('./queries.ts')
const lists = () => withBothLanguages(import('./popup-list.tsx'))
const listSearch = { q: text, status: oneOf('published', 'draft'), create: oneOf('popup') }
type ListLocation = { params: { site_id: string }; search: { q?: string; status?: 'published' | 'draft' } }
const rowsOf =
  (type: ListedKind) =>
  async ({ params: { site_id }, search: { q, status } }: ListLocation) => [
    (await queries()).popupsQuery(site_id, { type, search: q, status }),
  ]

export const screens = [
  screen('/sites/$site_id/site/popups', {
    name: 'Popups',
    access: 'manage-popups',
    search: listSearch,
    load: async () => (await lists()).PopupList,
    data: rowsOf('popups'),
    navigation: { label: 'popups.title', icon: MessageSquare, section: 'capture', order: 10, key: 'p' },
    width: 'wide',
  }),
  screen('/sites/$site_id/site/forms', {
    name: 'Forms',
    access: 'manage-popups',
    search: listSearch,
    load: async () => (await lists()).FormList,
    data: rowsOf('forms'),
    navigation: { label: 'forms.title', icon: PanelTop, section: 'capture', order: 12 },
    width: 'wide',
  }),
  screen('/sites/$site_id/site/popups/why', {
    name: 'Popups why',
    access: 'manage-popups',
    search: whySearch,
    found: { label: 'why.title', icon: SearchCheck },
    load: () => import('./why/why-screen.tsx').then(module => module.WhyScreen),
    data: async ({ params: { site_id }, search }) => {
      if (!search.page) return []
      const [{ checkPageQuery, whyQuery }, { questionOf }] = await Promise.all([queries(), import('./why/question.ts')])
      return [checkPageQuery(site_id, search.page), whyQuery(site_id, questionOf(search.page, search))]
    },
  }),
  screen('/sites/$site_id/site/popups/$popup_id/settings', {
    name: 'Popup settings',
    access: 'manage-popups',
    search: { view: oneOf('overview', 'install', 'results', 'submissions', 'history') },
    load: async () => (await withBothLanguages(import('./popup-screen.tsx'))).PopupScreen,
    data: async ({ params: { site_id, popup_id }, can }) => (await queries()).editorQueries(site_id, popup_id, can),
    width: 'window',
  }),
] as const
