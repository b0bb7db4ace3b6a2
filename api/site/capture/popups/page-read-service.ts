/** The owner's page behind a popup in the designer: what its server sends, if it is a page at all. */
import type { Context } from '../../../platform/features/context.ts'
import { endpoint } from '../../../platform/features/endpoint.ts'
import { invalid } from '../../../platform/problem/problem.ts'
import { readPopupPage as contract } from './contract-page-read.ts'
import { popupLimits } from './limits.ts'
import { openPage } from './open-page.ts'

async function read(given: string, context: Context) {
  const { url, status, headers, body } = await openPage(given, context)
  if (status < 200 || status > 299) throw invalid('/page_url', 'page_failed', { status })
  const type = headers.get('content-type') ?? 'text/html'
  if (!/html/i.test(type) || body.includes(0)) throw invalid('/page_url', 'page_not_html')
  if (body.length > popupLimits.popup_page_bytes_max) throw invalid('/page_url', 'page_too_large')
  return { page_url: url, html: body.toString('utf8') }
}

export const readPopupPage = endpoint(contract, async ({ body }, context) =>
  Response.json(await read(body.page_url, context), { headers: { 'Cache-Control': 'no-store' } }),
)
