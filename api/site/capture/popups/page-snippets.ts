/** The snippets of a page: in itself, and in the containers of its tag manager. */
import type { Context } from '../../../platform/context.ts'
import type { Output } from '../../../platform/contract.ts'
import type { Tag } from '../../../platform/page-tags.ts'
import { FetchRefused } from '../../../platform/safe-fetch/safe-fetch.ts'
import type { checkPopupPage } from './page-check-contract.ts'
import { blockedBy } from './script-tag.ts'
import { containersIn, containerUrl, snippetsIn } from './tag-managers.ts'

type Check = Output<typeof checkPopupPage>
export type Snippet = Check['snippets'][number]

export interface Page {
  url: string
  html: string
  tags: readonly Tag[]
  /** Its policy has browsers ask for https instead of http. */
  upgrades: boolean
}

interface Found {
  tag: Tag
  via: Snippet['via']
}

export async function snippetsOf(page: Page, context: Context) {
  const containers = await readContainers(page.html, context)
  const found: Found[] = [
    ...page.tags.filter(isSnippet).map(tag => ({ tag, via: 'page' as const })),
    ...containers.flatMap(one => one.tags).map(tag => ({ tag, via: 'tag_manager' as const })),
  ]
  const snippets = await Promise.all(found.map(one => snippetOf(one, page, context)))
  const own_at = Math.max(
    0,
    snippets.findIndex(one => one.this_site),
  )
  return {
    snippets,
    tag_managers: containers.map(one => one.manager),
    /** The first of this site, else the first of any. */
    own: snippets[own_at],
    nonce: found[own_at]?.tag.attributes.get('nonce'),
  }
}

/** Script tags with a site id, from any origin. */
const isSnippet = ({ name, attributes }: Tag): boolean =>
  name === 'script' && attributes.has('src') && /^site_[0-9a-f]{32}$/.test(attributes.get('data-site') ?? '')

async function snippetOf({ tag: { attributes }, via }: Found, page: Page, context: Context): Promise<Snippet> {
  const { installation, site } = context
  const src = URL.parse(attributes.get('src') ?? '', page.url)
  const site_id = attributes.get('data-site') ?? ''
  const named = await installation.sites.find(site_id)
  const this_installation = src?.origin === new URL(installation.config.public_url).origin
  const version = /\/widget\/([0-9a-f]{8,64})\//.exec(src?.pathname ?? '')?.[1] ?? 'rolling'
  const file = this_installation ? await installation.widgetBuild.loader(version) : null
  const current = await installation.widgetBuild.current()
  const blocked_by = blockedBy({ attributes, src, page_url: page.url, file, upgrades: page.upgrades })
  return {
    src: src?.href ?? attributes.get('src') ?? '',
    site_id,
    site_name: named?.account_id === site.account_id ? named.name : null,
    via,
    version,
    version_state: this_installation ? versionState(version, current, file) : 'foreign',
    ...(blocked_by && { blocked_by }),
    breaks_with_release: version === 'rolling' && Boolean(attributes.get('integrity')),
    this_installation,
    this_site: this_installation && site_id === site.id,
  }
}

function versionState(version: string, current: string | null, file: Buffer | null): Snippet['version_state'] {
  if (version === 'rolling' || version === current) return 'current'
  return file ? 'older' : 'missing'
}

/** Reads the page's tag manager containers; one that cannot be read is reported without failing the check. */
async function readContainers(html: string, { installation }: Context) {
  return Promise.all(
    containersIn(html).map(async container => {
      const opened = await installation.safeFetch.get(containerUrl(container)).catch((error: unknown) => {
        if (error instanceof FetchRefused) return null
        throw error
      })
      const read = opened?.status === 200
      const tags = read ? snippetsIn(opened.body.toString('utf8')) : []
      return { tags, manager: { container, read, found: tags.length > 0 } }
    }),
  )
}
