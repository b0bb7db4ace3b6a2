/** The public pages of a site, to be served from anywhere. */
import { contract } from '../../../../platform/contract.ts'
import { siteParams } from '../../../../platform/schemas.ts'

const of = { database: 'site', permission: 'manage-pages', tag: 'pages' } as const

export const exportPages = contract({
  ...of,
  operationId: 'exportPages',
  method: 'get',
  path: '/v1/sites/{site_id}/pages/export',
  summary: 'Export published pages as static files in a ZIP archive',
  description:
    'HTML as visitors get it, its style sheets, images and fonts, `404.html`, `sitemap.xml`, `robots.txt`, and former addresses in `_redirects`. Pages and images are linked to relatively, so that they can be opened from a folder. Forms, and popups on the pages, go on being answered by this server.',
  status: 200,
  params: siteParams,
  produces: 'application/zip',
})
