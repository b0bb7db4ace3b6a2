/** The screens of popups. */
import { MessageSquare, SearchCheck } from 'lucide-react'
import { loadTexts } from '../../messages/messages.tsx'
import { screen } from '../../product/screens/screen.ts'
import { oneOf, text } from '../../product/screens/search.ts'
import { whySearch } from './why/why-search.ts'

/** Built-in texts of a popup are in the language of its site, not of the admin. */
const withBothLanguages = async <Module>(screen: Promise<Module>): Promise<Module> =>
  (await Promise.all([screen, loadTexts('en', 'es')]))[0]

export const screens = [
  screen('/sites/$site_id/site/popups', {
    name: 'Popups',
    access: 'manage-popups',
    search: { q: text, status: oneOf('published', 'draft'), create: oneOf('popup') },
    load: async () => (await withBothLanguages(import('./popup-list.tsx'))).PopupList,
    data: async ({ params: { site_id }, search }) => {
      const { popupsQuery } = await import('./queries.ts')
      return [popupsQuery(site_id, { search: search.q, status: search.status })]
    },
    navigation: { label: 'popups.title', icon: MessageSquare, section: 'capture', order: 10, key: 'p' },
  }),
  screen('/sites/$site_id/site/popups/why', {
    name: 'Popups why',
    access: 'manage-popups',
    search: whySearch,
    found: { label: 'why.title', icon: SearchCheck },
    load: () => import('./why/why-screen.tsx').then(module => module.WhyScreen),
    data: async ({ params: { site_id }, search }) => {
      if (!search.page) return []
      const [{ checkPageQuery, whyQuery }, { questionOf }] = await Promise.all([
        import('./queries.ts'),
        import('./why/question.ts'),
      ])
      return [checkPageQuery(site_id, search.page), whyQuery(site_id, questionOf(search.page, search))]
    },
  }),
  screen('/sites/$site_id/site/popups/$popup_id/settings', {
    name: 'Popup settings',
    access: 'manage-popups',
    search: { view: oneOf('overview', 'install', 'results', 'submissions', 'history') },
    load: async () => (await withBothLanguages(import('./popup-screen.tsx'))).PopupScreen,
    data: async ({ params: { site_id, popup_id } }) => {
      const { popupQuery } = await import('./queries.ts')
      return [popupQuery(site_id, popup_id)]
    },
    width: 'window',
  }),
] as const
