/** Person or machine, by the request alone. Verdicts by several requests together are made where hits are stored. */
import { BlockList, isIP } from 'node:net'
import type { HeaderReader } from '../../platform/http/exchange.ts'

export interface Verdict {
  verdict: 'person' | 'machine'
  verdict_reason: string | null
}

const proxies = /GoogleImageProxy|YahooMailProxy|DuckDuckGo-Favicons|ImageProxy|CloudFlare-AlwaysOnline/i
const robots =
  /bot\b|bot[/;]|crawl|spider|slurp|preview|scan|monitor|headless|phantom|curl|wget|libwww|python|java\/|go-http|okhttp|axios|node-fetch|undici|\bnode\b|ruby|perl|php\/|barracuda|mimecast|proofpoint|symantec|trendmicro|safelinks|facebookexternalhit|whatsapp|telegram|slack/i
/** Apple's privacy protection fetches every image with nothing but this. */
const bare = /^Mozilla\/5\.0$/

/**
 * Networks of makers of email gateways, which look at links before people do: those alone that a page of the maker names, as it was
 * read on 24 November 2026. Of all others the moments of their requests tell (`isOneOfAllLinks`).
 */
const gateways: Readonly<Record<string, readonly string[]>> = {
  /** https://campus.barracuda.com/product/emailgatewaydefense/doc/96023004/ip-analysis-inbound/ */
  barracuda: ['209.222.80.0/21'],
  /** https://proofpoint.my.site.com/support/PPSup_SupportInfo */
  proofpoint: ['62.209.50.0/24', '67.231.144.0/20', '91.209.104.0/24', '208.84.64.0/22', '208.86.200.0/22'],
}
const networks = new BlockList()
for (const range of Object.values(gateways).flat()) {
  const [address = '', prefix] = range.split('/')
  networks.addSubnet(address, Number(prefix))
}

interface HitRequest {
  method: string
  headers: HeaderReader
  ip: string
}

const machine = (verdict_reason: string): Verdict => ({ verdict: 'machine', verdict_reason })

export function classifyRequest({ method, headers, ip }: HitRequest): Verdict {
  if (method === 'HEAD') return machine('head')
  const purpose = ['purpose', 'sec-purpose', 'x-purpose', 'x-moz'].map(name => headers.get(name) ?? '').join(' ')
  if (/prefetch|preview|prerender/i.test(purpose)) return machine('prefetch')
  const family = isIP(ip)
  if (family !== 0 && networks.check(ip, family === 6 ? 'ipv6' : 'ipv4')) return machine('network')
  const agent = headers.get('user-agent')?.trim() ?? ''
  if (agent === '') return machine('no_user_agent')
  if (proxies.test(agent) || bare.test(agent)) return machine('proxy')
  return robots.test(agent) ? machine('robot') : { verdict: 'person', verdict_reason: null }
}
