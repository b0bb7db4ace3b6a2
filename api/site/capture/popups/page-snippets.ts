/** The snippets of a page: in itself, and in the containers of its tag manager. */
import type { Context } from '../../../platform/features/context.ts'
import type { Output } from '../../../platform/features/contract.ts'
import { FetchRefusalError } from '../../../platform/network/safe-fetch/safe-fetch.ts'
import type { Tag } from '../../../platform/pages/page-tags.ts'
import { threadProgram } from '../../../platform/runtime/threads/program.ts'
import { readMarkup } from '../../../platform/texts/markup/in-thread.ts'
import type { checkPopupPage } from './contract-page-check.ts'
import type { PageCheckTasks, PageTags } from './page-thread.ts'
import { blockedBy } from './script-tag.ts'
import { containerUrl } from './tag-managers.ts'

type Check = Output<typeof checkPopupPage>
export type Snippet = Check['snippets'][number]

export interface Page {
  url: string
  tags: PageTags
  /** Its policy has browsers ask for https instead of http. */
  upgrades: boolean
}

const program = threadProgram<PageCheckTasks>(new URL('./page-thread.ts', import.meta.url), 'pages')
const [page_task, container_task] = [program('page'), program('container')]

/** What the check looks at in a page. */
export const readPageTags = (html: string, { site }: Context): Promise<PageTags> => readMarkup(page_task, html, site.id)

interface TagMatch {
  tag: Tag
  via: Snippet['via']
}

export async function readSnippets(page: Page, context: Context) {
  const containers = await readContainers(page.tags, context)
  const found: TagMatch[] = [
    ...page.tags.snippets.map(tag => ({ tag, via: 'page' as const })),
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

async function snippetOf({ tag: { attributes }, via }: TagMatch, page: Page, context: Context): Promise<Snippet> {
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
    version_status: this_installation ? versionState(version, current, file) : 'foreign',
    ...(blocked_by && { blocked_by }),
    breaks_with_release: version === 'rolling' && Boolean(attributes.get('integrity')),
    this_installation,
    this_site: this_installation && site_id === site.id,
  }
}

function versionState(version: string, current: string | null, file: Buffer | null): Snippet['version_status'] {
  if (version === 'rolling' || version === current) return 'current'
  return file ? 'older' : 'missing'
}

/** Reads the page's tag manager containers; one that cannot be read is reported without failing the check. */
async function readContainers({ containers }: PageTags, { installation, site }: Context) {
  return Promise.all(
    containers.map(async container => {
      const opened = await installation.safeFetch.get(containerUrl(container)).catch((error: unknown) => {
        if (error instanceof FetchRefusalError) return null
        throw error
      })
      const read = opened?.status === 200
      const tags = read ? await readMarkup(container_task, opened.body.toString('utf8'), site.id) : []
      return { tags, manager: { container, read, found: tags.length > 0 } }
    }),
  )
}
