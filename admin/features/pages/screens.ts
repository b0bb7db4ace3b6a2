/** The screens of a site's pages: their list, the menu, the editor, how search engines find them. */
import { FileText, PanelTop, SearchCheck } from 'lucide-react'
import { screen } from '../../product/screens/screen.ts'
import { oneOf, text } from '../../product/screens/search.ts'

const path = '/sites/$site_id/site/pages'

export const screens = [
  screen(path, {
    name: 'Pages',
    access: 'manage-pages',
    search: { q: text, status: oneOf('published', 'draft'), create: oneOf('page', 'import') },
    load: () => import('./page-list.tsx').then(module => module.PageList),
    data: async ({ params: { site_id }, search }) => {
      const { pagesQuery } = await import('./queries.ts')
      return [pagesQuery(site_id, { search: search.q, status: search.status })]
    },
    navigation: {
      label: 'pages.title',
      icon: FileText,
      section: 'capture',
      order: 20,
      includes: '/sites/$site_id/site/seo',
    },
    width: 'wide',
  }),
  screen(`${path}/menu`, {
    name: 'Menu of Pages',
    access: 'manage-pages',
    found: { label: 'page_menu.title', icon: PanelTop },
    load: () => import('./page-menu.tsx').then(module => module.PageMenu),
    data: async ({ params: { site_id } }) => {
      const { pageMenuQuery } = await import('./queries.ts')
      return [pageMenuQuery(site_id)]
    },
  }),
  screen(`${path}/$page_id`, {
    name: 'Page',
    access: 'manage-pages',
    search: { tab: oneOf('seo', 'results', 'versions', 'history') },
    load: () => import('./page-editor.tsx').then(module => module.PageEditor),
    data: async ({ params: { site_id, page_id } }) => {
      const { pageQuery } = await import('./queries.ts')
      return [pageQuery(site_id, page_id)]
    },
    width: 'window',
  }),
  screen('/sites/$site_id/site/seo', {
    name: 'SEO',
    access: 'manage-pages',
    found: { label: 'page_seo.title', icon: SearchCheck },
    load: () => import('./seo-list.tsx').then(module => module.SeoList),
    data: async ({ params: { site_id } }) => {
      const { pagesQuery } = await import('./queries.ts')
      return [pagesQuery(site_id)]
    },
    width: 'wide',
  }),
] as const
