/** The answer of a provider that searched the web, in the wire format of responses. */

export interface FakeWeb {
  /** Pages that a search of the web finds, and what was asked for it. */
  found: readonly { url: string; title: string; is_cited: boolean }[]
  searched: SearchAsked[]
}

export interface SearchAsked {
  model: string
  instructions: string
  input: string
  tools: { type: string }[]
  max_tool_calls: number
  max_output_tokens: number
}

export function searchAnswer(fake: FakeWeb, asked: SearchAsked) {
  fake.searched.push(asked)
  const cited = fake.found.filter(({ is_cited }) => is_cited)
  const text = cited.map(({ title }) => title).join(', ')
  const annotations = cited.map(({ url, title }) => ({
    ...{ type: 'url_citation', url: `${url}?utm_source=openai`, title },
    ...{ start_index: text.indexOf(title), end_index: text.indexOf(title) + title.length },
  }))
  const sources = fake.found.map(({ url }) => ({ type: 'url', url }))
  return {
    ...{ id: 'resp_1', object: 'response', created_at: 1_800_000_000, status: 'completed', model: asked.model },
    output: [
      {
        type: 'web_search_call',
        id: 'ws_1',
        status: 'completed',
        action: { type: 'search', query: asked.input, sources },
      },
      {
        ...{ type: 'message', id: 'msg_1', role: 'assistant', status: 'completed' },
        content: [{ type: 'output_text', text, annotations }],
      },
    ],
    usage: {
      ...{ input_tokens: 900, output_tokens: 60, total_tokens: 960 },
      ...{ input_tokens_details: { cached_tokens: 0 }, output_tokens_details: { reasoning_tokens: 0 } },
    },
  }
}
