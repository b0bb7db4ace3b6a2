/** Person or machine: judged from the request alone. What many requests together say is judged where they are stored. */
import type { HeaderReader } from '../../platform/exchange.ts'

export interface Verdict {
  verdict: 'person' | 'machine'
  verdict_reason: string | null
}

const proxies = /GoogleImageProxy|YahooMailProxy|DuckDuckGo-Favicons|ImageProxy|CloudFlare-AlwaysOnline/i
const robots =
  /bot\b|bot[/;]|crawl|spider|slurp|preview|scan|monitor|headless|phantom|curl|wget|libwww|python|java\/|go-http|okhttp|axios|node-fetch|undici|\bnode\b|ruby|perl|php\/|barracuda|mimecast|proofpoint|symantec|trendmicro|safelinks|facebookexternalhit|whatsapp|telegram|slack/i
/** Apple's privacy protection fetches every image with nothing but this. */
const bare = /^Mozilla\/5\.0$/

const machine = (verdict_reason: string): Verdict => ({ verdict: 'machine', verdict_reason })

export function judgeRequest(method: string, headers: HeaderReader): Verdict {
  if (method === 'HEAD') return machine('head')
  const purpose = ['purpose', 'sec-purpose', 'x-purpose', 'x-moz'].map(name => headers.get(name) ?? '').join(' ')
  if (/prefetch|preview|prerender/i.test(purpose)) return machine('prefetch')
  const agent = headers.get('user-agent')?.trim() ?? ''
  if (agent === '') return machine('no_user_agent')
  if (proxies.test(agent) || bare.test(agent)) return machine('proxy')
  return robots.test(agent) ? machine('robot') : { verdict: 'person', verdict_reason: null }
}
