/** Opens a page that an owner named at `/url`, as any stranger may, and refuses there what is no page. */

import { invalid } from '../../problem/problem.ts'
import { MarkupError } from '../../texts/markup/parse.ts'
import { FetchRefusalError, type SafeFetch } from './safe-fetch.ts'

export interface WebPageText {
  /** Where it was found, after redirects. */
  url: string
  html: string
}

export async function openWebPage(given: string, { get }: Pick<SafeFetch, 'get'>): Promise<WebPageText> {
  const page = await get(given, 'text/html,application/xhtml+xml;q=0.9').catch((error: unknown) => {
    throw error instanceof FetchRefusalError ? invalid('/url', error.code) : error
  })
  if (page.status < 200 || page.status > 299) throw invalid('/url', 'page_failed', { status: page.status })
  const type = page.headers.get('content-type') ?? 'text/html'
  if (!/html/i.test(type) || page.body.includes(0)) throw invalid('/url', 'page_not_html')
  return { url: page.url, html: decoded(page.body, type) }
}

/** For what fails in reading it. */
export function refusedPage(error: unknown): never {
  throw error instanceof MarkupError ? invalid('/url', error.code) : error
}

/** As the answer or the page itself says that it is written. */
function decoded(body: Buffer, type: string): string {
  const said = /charset\s*=\s*["']?([\w-]{2,40})/i
  const [, charset = 'utf-8'] = said.exec(type) ?? said.exec(body.subarray(0, 2_048).toString('latin1')) ?? []
  try {
    return new TextDecoder(charset).decode(body)
  } catch {
    return body.toString('utf8')
  }
}
