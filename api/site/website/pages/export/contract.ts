/** The public pages of a site, to be served from anywhere. */
import { contract } from '../../../../platform/features/contract.ts'
import { siteParams } from '../../../../platform/schemas/schemas.ts'

const of = { database: 'site', permission: 'manage-pages', tag: 'pages' } as const

export const exportPages = contract({
  ...of,
  operationId: 'exportPages',
  method: 'get',
  path: '/v1/sites/{site_id}/pages/export',
  summary: 'Export published pages as static files in a ZIP archive',
  description:
    'The HTML as visitors get it, with style sheets, images, fonts, `404.html`, `sitemap.xml`, `robots.txt`, and former URLs in `_redirects`. Links between pages and images are relative, so that they work from a folder. Forms and popups on the pages still use this server.',
  status: 200,
  params: siteParams,
  produces: 'application/zip',
  concurrency: 'downloads',
})
