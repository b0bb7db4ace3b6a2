/** Why browsers do not run a script though its tag is in the page. Pure. */
import { createHash } from 'node:crypto'
import type { Tag } from '../../../platform/pages/page-tags.ts'

export type BlockedBy = 'type' | 'insecure' | 'crossorigin' | 'integrity'

/** Script tags with a site id, from any origin. */
export const isSnippetTag = ({ name, attributes }: Tag): boolean =>
  name === 'script' && attributes.has('src') && /^site_[0-9a-f]{32}$/.test(attributes.get('data-site') ?? '')

interface Script {
  attributes: ReadonlyMap<string, string>
  src: URL | null
  page_url: string
  /** What its address answers, where it is ours. */
  file: Buffer | null
  /** The page's policy has browsers ask for https instead of http. */
  upgrades?: boolean
}

const runs =
  /^$|^module$|^(?:text|application)\/(?:x-)?(?:java|ecma)script$|^text\/(?:javascript1\.[0-5]|jscript|livescript)$/

export function blockedBy({ attributes, src, page_url, file, upgrades }: Script): BlockedBy | null {
  const type = (attributes.get('type') ?? '').trim().toLowerCase()
  if (!runs.test(type) || (attributes.has('nomodule') && type !== 'module')) return 'type'
  const page = URL.parse(page_url)
  if (page?.protocol === 'https:' && src?.protocol === 'http:' && !upgrades) return 'insecure'
  const integrity = attributes.get('integrity') ?? ''
  const crossorigin = attributes.get('crossorigin')?.toLowerCase()
  // Its server lets any page read it, but without credentials.
  const is_foreign = src?.origin !== page?.origin
  if (
    is_foreign &&
    (crossorigin === 'use-credentials' || (integrity !== '' && crossorigin === undefined && type !== 'module'))
  )
    return 'crossorigin'
  return file && !isOf(integrity, file) ? 'integrity' : null
}

/** One of its strongest hashes must match the file; without a known hash algorithm, any file matches. */
function isOf(integrity: string, file: Buffer): boolean {
  const hashes = [...integrity.matchAll(/(?<!\S)(sha256|sha384|sha512)-([\w+/-]+=*)/g)]
  const strongest = hashes
    .map(([, algorithm = '']) => algorithm)
    .sort()
    .at(-1)
  if (strongest === undefined) return true
  const digest = createHash(strongest).update(file).digest('base64')
  return hashes.some(([, algorithm, value]) => algorithm === strongest && value === digest)
}
