/** Where the screens of pages are, for links. */
import { pathTo, type SearchOf } from '../../product/screens/path-to.ts'

const editor = '/sites/$site_id/site/pages/$page_id'

export const pagesPath = (site_id: string) => pathTo('/sites/$site_id/site/pages', { site_id })
export const menuPath = (site_id: string) => pathTo('/sites/$site_id/site/pages/menu', { site_id })
export const seoPath = (site_id: string) => pathTo('/sites/$site_id/site/seo', { site_id })
export const pagePath = (site_id: string, page_id: string, tab?: SearchOf<typeof editor>['tab']) =>
  pathTo(editor, { site_id, page_id }, { tab })
