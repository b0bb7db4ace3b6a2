/** What a Content-Security-Policy blocks of the widget, and the policy that would allow it. Pure. */

export type PolicyViolation = 'script' | 'nonce' | 'connect' | 'image' | 'font' | 'form' | 'sandbox'

/** Directives by what they govern, the most specific first. Forms have only one. */
export type PolicyDirective = Exclude<PolicyViolation, 'sandbox' | 'nonce'>
const governing: Record<PolicyDirective, readonly string[]> = {
  script: ['script-src-elem', 'script-src', 'default-src'],
  connect: ['connect-src', 'default-src'],
  image: ['img-src', 'default-src'],
  font: ['font-src', 'default-src'],
  form: ['form-action'],
}
const own_directive = {
  script: 'script-src',
  connect: 'connect-src',
  image: 'img-src',
  font: 'font-src',
  form: 'form-action',
}

export interface Needs {
  page_url: string
  /** What is fetched from this installation, by the directive that governs it. */
  urls: Record<PolicyDirective, readonly URL[]>
  /** Of the script tag that was found, if any. */
  nonce?: string | undefined
  /** Put there by another script, which `strict-dynamic` passes its trust to. */
  by_script?: boolean
}

export type PolicyPlace = 'header' | 'meta'

type Directives = Map<string, string[]>

/** One header may hold several policies, divided by commas; each of them must allow. */
export const policiesOf = (header: string): string[] =>
  header
    .split(',')
    .map(policy => policy.trim())
    .filter(policy => policy !== '')

function directivesOf(policy: string): Directives {
  const directives: Directives = new Map()
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/)
    const key = name.toLowerCase()
    // The first of two counts, as in browsers.
    if (key !== '' && !directives.has(key)) directives.set(key, sources)
  }
  return directives
}

export function checkPolicy(
  policy: string,
  needs: Needs,
  where: PolicyPlace = 'header',
): { blocks: PolicyViolation[]; corrected: string } {
  const directives = directivesOf(policy)
  const blocks: PolicyViolation[] = []
  for (const type of Object.keys(governing) as PolicyDirective[]) {
    const name = governing[type].find(one => directives.has(one))
    if (name === undefined) continue
    const sources = directives.get(name) ?? []
    if (type === 'script' ? allowsScript(sources, needs) : allows(sources, needs, type)) continue
    if (type === 'script' && isDynamic(sources)) {
      blocks.push('nonce')
      continue
    }
    blocks.push(type)
    const target = name === 'default-src' ? own_directive[type] : name
    directives.set(target, added(sources, needs.urls[type][0]?.origin ?? ''))
  }
  // In the page it counts for nothing.
  const sandbox = where === 'header' ? directives.get('sandbox') : undefined
  if (sandbox && !sandbox.includes('allow-scripts')) {
    blocks.push('sandbox')
    directives.set('sandbox', [...sandbox, 'allow-scripts'])
  }
  const written = [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
  return { blocks, corrected: blocks.length === 0 ? policy : written }
}

const added = (sources: readonly string[], origin: string): string[] => [
  ...sources.filter(source => source.toLowerCase() !== "'none'"),
  origin,
]

/** Hosts count for nothing then: the tag itself must carry a nonce or hash that the policy names. */
const isDynamic = (sources: readonly string[]): boolean =>
  sources.some(source => source.toLowerCase() === "'strict-dynamic'")

/** A hash allows the loader alone: the popup's file, which it imports, is another one. */
function allowsScript(sources: readonly string[], needs: Needs): boolean {
  const { nonce, by_script } = needs
  if (by_script && isDynamic(sources)) return true
  if (nonce && sources.includes(`'nonce-${nonce}'`)) return true
  return !isDynamic(sources) && allows(sources, needs, 'script')
}

const allows = (sources: readonly string[], { urls, page_url }: Needs, type: PolicyDirective): boolean =>
  urls[type].every(url => sources.some(source => sourceAllows(source, url, page_url)))

function sourceAllows(source: string, wanted: URL, page_url: string): boolean {
  if (source === '*') return true
  if (source.toLowerCase() === "'self'") return URL.parse(page_url)?.origin === wanted.origin
  if (/^[a-z][a-z0-9+.-]*:$/i.test(source)) return schemeAllows(source.toLowerCase(), wanted)
  const found = /^(?:([a-z][a-z0-9+.-]*:)\/\/)?(\*\.)?([^/:*']+|\*)(?::(\d+|\*))?(\/.*)?$/i.exec(source)
  if (!found) return false
  const [, scheme, wildcard, named = '', port, path = ''] = found
  // A host without a scheme has that of the page.
  const protocol = scheme?.toLowerCase() ?? URL.parse(page_url)?.protocol ?? 'https:'
  const host = named.toLowerCase()
  const is_host = host === '*' || (wildcard ? wanted.hostname.endsWith(`.${host}`) : wanted.hostname === host)
  const is_path = path === '' || (path.endsWith('/') ? wanted.pathname.startsWith(path) : wanted.pathname === path)
  return schemeAllows(protocol, wanted) && is_host && portAllows(port, protocol, wanted) && is_path
}

/** Plain http allows https too. */
const schemeAllows = (protocol: string, wanted: URL): boolean =>
  protocol === wanted.protocol || (protocol === 'http:' && wanted.protocol === 'https:')

function portAllows(port: string | undefined, protocol: string, wanted: URL): boolean {
  if (port === '*') return true
  if (port === undefined) return wanted.port === ''
  if (protocol !== wanted.protocol) return port === '80' && wanted.port === ''
  return port === (wanted.port || (wanted.protocol === 'https:' ? '443' : '80'))
}
