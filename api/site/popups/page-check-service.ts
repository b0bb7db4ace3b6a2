/** "Is it live?": opens the page as any stranger may, and reads what its server sends and what its tag manager holds. Nothing is stored. */
import type { Context } from '../../platform/context.ts'
import type { Output } from '../../platform/contract.ts'
import { endpoint } from '../../platform/operation.ts'
import { invalid } from '../../platform/problem/problem.ts'
import { type Fetched, FetchRefused } from '../../platform/safe-fetch/safe-fetch.ts'
import { isAllowedOn } from '../hosts/rules.ts'
import { judgePolicy, type Needs, policiesOf } from './content-policy.ts'
import { liveSite } from './live.ts'
import { checkPopupPage as contract } from './page-check-contract.ts'
import { type Tag, tagsOf } from './page-tags.ts'
import { containersIn, containerUrl, snippetsIn } from './tag-managers.ts'

type Check = Output<typeof contract>
type Snippet = Check['snippets'][number]

async function open(page_url: string, { installation }: Context): Promise<Fetched> {
  try {
    return await installation.safeFetch.get(page_url, 'text/html,*/*;q=0.8')
  } catch (error) {
    if (error instanceof FetchRefused) throw invalid('/page_url', error.code)
    throw error
  }
}

/** Scripts that name a site, from wherever they come. */
const isSnippet = ({ name, attributes }: Tag): boolean =>
  name === 'script' && attributes.has('src') && /^site_[0-9a-f]{32}$/.test(attributes.get('data-site') ?? '')

async function snippetOf(
  { attributes }: Tag,
  via: Snippet['via'],
  page_url: string,
  context: Context,
): Promise<Snippet> {
  const { installation, site } = context
  const src = URL.parse(attributes.get('src') ?? '', page_url)
  const site_id = attributes.get('data-site') ?? ''
  const named = await installation.sites.find(site_id)
  const this_installation = src?.origin === new URL(installation.config.public_url).origin
  const version = /\/widget\/([0-9a-f]{8,64})\//.exec(src?.pathname ?? '')?.[1] ?? 'rolling'
  return {
    src: src?.href ?? attributes.get('src') ?? '',
    site_id,
    site_name: named?.account_id === site.account_id ? named.name : null,
    via,
    version,
    version_state: this_installation ? await versionState(version, context) : 'foreign',
    this_installation,
    this_site: this_installation && site_id === site.id,
  }
}

async function versionState(version: string, { installation }: Context): Promise<Snippet['version_state']> {
  if (version === 'rolling' || version === (await installation.widgetBuild.current())) return 'current'
  return (await installation.widgetBuild.serves(version)) ? 'older' : 'missing'
}

/** What the page's containers hold; one that cannot be read is said, and keeps nothing else from being told. */
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

/** Policies in headers and in the page hold together; those that only report do not count. */
function policiesIn(page: Fetched, tags: readonly Tag[], needs: Needs): Check['policies'] {
  const header = policiesOf(page.headers.get('content-security-policy') ?? '')
  const meta = tags.filter(
    ({ name, attributes }) =>
      name === 'meta' && attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy',
  )
  return [
    ...header.map(policy => ({ where: 'header' as const, policy })),
    ...meta.map(({ attributes }) => ({ where: 'meta' as const, policy: attributes.get('content') ?? '' })),
  ].map(one => ({ ...one, ...judgePolicy(one.policy, needs) }))
}

/** The line to send in place of what is sent, where something is blocked by a header. */
function headerLine(policies: Check['policies']): string | null {
  const header = policies.filter(({ where }) => where === 'header')
  const corrected = header.map(policy => policy.corrected).join(', ')
  const same = header.every(policy => policy.corrected === policy.policy)
  return same ? null : `Content-Security-Policy: ${corrected}`
}

function foundOf(snippets: readonly Snippet[]): Check['found'] {
  if (snippets.some(one => one.this_site)) return 'this_site'
  return snippets.length > 0 ? 'other_site' : 'none'
}

async function check(page_url: string, context: Context): Promise<Check> {
  const { installation, site } = context
  const page = await open(page_url, context)
  const html = page.body.toString('utf8')
  const tags = tagsOf(html)
  const scripts = tags.filter(isSnippet)
  const containers = await readContainers(html, context)
  const snippets = await Promise.all([
    ...scripts.map(tag => snippetOf(tag, 'page', page.url, context)),
    ...containers.flatMap(one => one.tags).map(tag => snippetOf(tag, 'tag_manager', page.url, context)),
  ])
  const own = scripts[snippets.findIndex(({ this_site }) => this_site)] ?? scripts[0]
  const policies = policiesIn(page, tags, {
    origin: new URL(installation.config.public_url).origin,
    page_url: page.url,
    nonce: own?.attributes.get('nonce'),
    integrity: own?.attributes.get('integrity'),
    by_script: snippets.length > 0 && (snippets.find(one => one.this_site) ?? snippets[0])?.via === 'tag_manager',
  })
  return {
    page_url: page.url,
    status: page.status,
    found: foundOf(snippets),
    snippets,
    current_version: await installation.widgetBuild.current(),
    tag_managers: containers.map(one => one.manager),
    policies,
    header: headerLine(policies),
    site_id: site.id,
    site_published: site.published,
    host_allowed: isAllowedOn(site, page.url),
    popup_count: (await liveSite(installation, site)).popups.size,
  }
}

export const checkPopupPage = endpoint(contract, async ({ body }, context) =>
  Response.json(await check(body.page_url, context), { headers: { 'Cache-Control': 'no-store' } }),
)
