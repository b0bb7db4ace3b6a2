/** What a Content-Security-Policy forbids the widget, and the policy that would not. Pure. */

export type Blocked = 'script' | 'nonce' | 'connect' | 'image' | 'font' | 'form' | 'sandbox'

/** Directives by what they govern, the most particular first. Forms have no other. */
type Governed = Exclude<Blocked, 'sandbox' | 'nonce'>
const governing: Record<Governed, readonly string[]> = {
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
  /** Where scripts, configuration and images come from. */
  origin: string
  page_url: string
  /** Of the script tag that was found, if any. */
  nonce?: string | undefined
  integrity?: string | undefined
  /** Put there by another script, which `strict-dynamic` passes its trust to. */
  by_script?: boolean
}

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

export function judgePolicy(policy: string, needs: Needs): { blocks: Blocked[]; corrected: string } {
  const directives = directivesOf(policy)
  const blocks: Blocked[] = []
  for (const kind of Object.keys(governing) as Governed[]) {
    const name = governing[kind].find(one => directives.has(one))
    if (name === undefined) continue
    const sources = directives.get(name) ?? []
    if (kind === 'script' ? allowsScript(sources, needs) : allows(sources, needs)) continue
    if (kind === 'script' && isDynamic(sources)) {
      blocks.push('nonce')
      continue
    }
    blocks.push(kind)
    const target = name === 'default-src' ? own_directive[kind] : name
    directives.set(target, added(sources, needs.origin))
  }
  const sandbox = directives.get('sandbox')
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

function allowsScript(sources: readonly string[], needs: Needs): boolean {
  const { nonce, integrity, by_script } = needs
  if (by_script && isDynamic(sources)) return true
  if (nonce && sources.includes(`'nonce-${nonce}'`)) return true
  const hashes = integrity?.split(/\s+/) ?? []
  if (hashes.length > 0 && hashes.every(hash => sources.includes(`'${hash}'`))) return true
  return !isDynamic(sources) && allows(sources, needs)
}

const allows = (sources: readonly string[], { origin, page_url }: Needs): boolean =>
  sources.some(source => sourceAllows(source.toLowerCase(), new URL(origin), page_url))

function sourceAllows(source: string, wanted: URL, page_url: string): boolean {
  if (source === '*') return true
  if (source === "'self'") return URL.parse(page_url)?.origin === wanted.origin
  if (/^[a-z][a-z0-9+.-]*:$/.test(source)) return source === wanted.protocol
  const found = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*\.)?([^/:*']+|\*)(?::(\d+|\*))?(\/.*)?$/.exec(source)
  if (!found) return false
  const [, scheme, wildcard, host = '', port] = found
  // A host without a scheme has that of the page; plain http allows https too.
  const page_scheme = URL.parse(page_url)?.protocol.slice(0, -1) ?? 'https'
  const schemes = scheme ?? page_scheme
  const is_scheme = `${schemes}:` === wanted.protocol || (schemes === 'http' && wanted.protocol === 'https:')
  const is_host = host === '*' || (wildcard ? wanted.hostname.endsWith(`.${host}`) : wanted.hostname === host)
  const of_scheme = wanted.protocol === 'https:' ? '443' : '80'
  const is_port = port === '*' || (wanted.port || of_scheme) === (port ?? of_scheme)
  return is_scheme && is_host && is_port
}
