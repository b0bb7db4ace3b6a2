/** Person or machine, by the request alone. Verdicts by several requests together are made where hits are stored. */
import { BlockList, isIP } from 'node:net'
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

/** Networks from which gateways look at links, as their makers publish them for lists of allowed senders. */
const gateways: Readonly<Record<string, readonly string[]>> = {
  barracuda: ['64.235.144.0/20', '209.222.80.0/21'],
  broadcom: ['46.226.48.0/21', '67.219.240.0/20', '85.158.136.0/21', '193.109.254.0/23', '195.245.230.0/23'],
  cisco: ['68.232.128.0/19', '139.138.32.0/19', '207.54.64.0/19', '216.71.128.0/19'],
  mimecast: ['63.128.21.0/24', '91.220.42.0/24', '205.139.110.0/24', '207.211.30.0/24', '207.82.80.0/24'],
  proofpoint: ['67.231.144.0/20', '91.207.212.0/24', '148.163.128.0/19', '185.132.180.0/22', '185.183.28.0/22'],
  trend_micro: ['150.70.0.0/16', '216.104.0.0/20'],
}
const networks = new BlockList()
for (const range of Object.values(gateways).flat()) {
  const [address = '', prefix] = range.split('/')
  networks.addSubnet(address, Number(prefix))
}

interface Asking {
  method: string
  headers: HeaderReader
  ip: string
}

const machine = (verdict_reason: string): Verdict => ({ verdict: 'machine', verdict_reason })

export function classifyRequest({ method, headers, ip }: Asking): Verdict {
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
