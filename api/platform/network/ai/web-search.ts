/**
 * Has a model search the web with its provider's own tool (Responses API), and tells the pages that it cites and consulted.
 * It never throws but when it was aborted; what the pages say is not read here.
 */
import { OpenAI } from 'openai'
import { limits } from '../../runtime/limits.ts'
import { guardedFetch } from '../safe-fetch/guarded-fetch.ts'
import { type ChatFailure, failureOf } from './chat-failures.ts'
import type { EmbeddingProvider } from './embeddings.ts'
import type { Usage } from './writer.ts'

export interface WebSearch {
  model: string
  rules: string
  question: string
  searches_max: number
  output_tokens_max: number
  timeout_ms: number
}

export interface FoundPage {
  url: string
  /** Empty: it was consulted, and not cited. */
  title: string
  is_cited: boolean
}

export type SearchResult =
  | { ok: true; pages: FoundPage[]; searches: number; usage: Usage }
  | { ok: false; code: ChatFailure; again: boolean; after_ms: number | null }

export async function searchedWeb(
  { base_url, api_key, isAllowed = () => true }: EmbeddingProvider,
  { model, rules, question, searches_max, output_tokens_max, timeout_ms }: WebSearch,
  signal: AbortSignal,
): Promise<SearchResult> {
  const client = new OpenAI({
    ...{ apiKey: api_key, baseURL: base_url, maxRetries: 0, timeout: timeout_ms },
    ...{ organization: null, project: null, logLevel: 'off' as const },
    fetch: guardedFetch({ isAllowed, bytes_max: limits.chat_stream_bytes_max }),
  })
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeout_ms)])
  try {
    const { output, usage, tool_usage } = await client.responses.create(
      {
        ...{ model, instructions: rules, input: question, store: false },
        tools: [{ type: 'web_search' }],
        tool_choice: 'required',
        include: ['web_search_call.action.sources'],
        ...{ max_tool_calls: searches_max, max_output_tokens: output_tokens_max },
      },
      { signal: limit },
    )
    const calls = output.filter(({ type }) => type === 'web_search_call').length
    const searches = tool_usage?.web_search?.num_requests ?? calls
    const { input_tokens = 0, output_tokens = 0 } = usage ?? {}
    return { ok: true, pages: pagesIn(output), searches, usage: { input_tokens, output_tokens } }
  } catch (error) {
    if (signal.aborted) throw error
    if (limit.aborted) return { ok: false, code: 'ai_timeout', again: true, after_ms: null }
    return { ok: false, ...failureOf(error) }
  }
}

/** What is cited first, each page once, without what the provider adds to its address. */
function pagesIn(output: readonly OpenAI.Responses.ResponseOutputItem[]): FoundPage[] {
  const found = new Map<string, FoundPage>()
  const add = (given: string, title: string, is_cited: boolean) => {
    const url = URL.parse(given)
    if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return
    if (url.searchParams.get('utm_source') === 'openai') url.searchParams.delete('utm_source')
    url.hash = ''
    if (!found.has(url.href)) found.set(url.href, { url: url.href, title: title.trim(), is_cited })
  }
  for (const item of output) {
    if (item.type !== 'message') continue
    for (const part of item.content) {
      if (part.type !== 'output_text') continue
      for (const mark of part.annotations) if (mark.type === 'url_citation') add(mark.url, mark.title, true)
    }
  }
  for (const item of output) {
    if (item.type !== 'web_search_call' || item.action.type !== 'search') continue
    for (const source of item.action.sources ?? []) if (source.type === 'url') add(source.url, '', false)
  }
  return [...found.values()]
}
