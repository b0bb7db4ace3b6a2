/**
 * "Is it live?": opens the page as any stranger may, and reads what its server sends and what its tag manager holds.
 * Nothing is stored.
 */
import type { Context } from '../../../platform/features/context.ts'
import type { Output } from '../../../platform/features/contract.ts'
import { endpoint } from '../../../platform/features/endpoint.ts'
import type { FetchResult } from '../../../platform/network/safe-fetch/safe-fetch.ts'
import { invalid } from '../../../platform/problem/problem.ts'
import { toInstantOrNull } from '../../../platform/runtime/clock.ts'
import { MarkupError } from '../../../platform/texts/markup/parse.ts'
import { isAllowedOn, widgetSeenAt } from '../hosts/rules.ts'
import { checkPolicy, type Needs, policiesOf } from './content-policy.ts'
import { checkPopupPage as contract } from './contract-page-check.ts'
import { liveSite } from './live.ts'
import { openPage } from './open-page.ts'
import { readPageTags, readSnippets, type Snippet } from './page-snippets.ts'
import type { PageTags } from './page-thread.ts'

type Check = Output<typeof contract>

/** Policies in headers and in the page apply together; report-only policies do not count. */
function policiesIn(page: FetchResult, tags: PageTags) {
  const header = policiesOf(page.headers.get('content-security-policy') ?? '')
  return [
    ...header.map(policy => ({ where: 'header' as const, policy })),
    ...tags.policies.map(policy => ({ where: 'meta' as const, policy })),
  ]
}

/** What browsers fetch for the widget, by paths too, for a policy may name those. */
function fetched(
  { installation, site }: Context,
  own: Snippet | undefined,
  current: string | null,
  has_chats: boolean,
): Needs['urls'] {
  const of = (...paths: string[]) => paths.map(path => new URL(path, installation.config.public_url))
  const folder = own && own.version !== 'rolling' ? own.version : (current ?? '')
  const loader = own?.this_installation ? new URL(own.src).pathname : '/widget.js'
  const at = `/v1/public/sites/${site.id}`
  return {
    script: of(
      loader,
      `/widget/${folder}/popup.js`,
      `/widget/${folder}/runtime.js`,
      ...(has_chats ? [`/widget/${folder}/chat.js`] : []),
    ),
    connect: of(
      ...[`${at}/config`, `${at}/events`, `${at}/popups/popup/submissions`],
      ...(has_chats ? [`${at}/chats/chat`, `${at}/conversations/conversation`] : []),
    ),
    image: of(`${at}/images/image`),
    font: of(`${at}/fonts/font`, '/fonts/font.woff2'),
    form: of(`${at}/popups/popup/form`),
  }
}

/** The corrected header line, where a header blocks something. */
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
  const page = await openPage(page_url, context)
  const tags = await readPageTags(page.body.toString('utf8'), context).catch((error: unknown) => {
    throw error instanceof MarkupError ? invalid('/page_url', error.code) : error
  })
  const sent = policiesIn(page, tags)
  const upgrades = sent.some(({ policy }) => /\bupgrade-insecure-requests\b/i.test(policy))
  const { snippets, tag_managers, own, nonce } = await readSnippets({ url: page.url, tags, upgrades }, context)
  const current_version = await installation.widgetBuild.current()
  const live = await liveSite(installation, site)
  const needs: Needs = {
    page_url: page.url,
    urls: fetched(context, own, current_version, live.has_chats),
    nonce,
    by_script: own?.via === 'tag_manager',
  }
  const policies = sent.map(one => ({ ...one, ...checkPolicy(one.policy, needs, one.where) }))
  return {
    page_url: page.url,
    status: page.status,
    found: foundOf(snippets),
    snippets,
    current_version,
    tag_managers,
    policies,
    header: headerLine(policies),
    site_id: site.id,
    site_published: site.published,
    host_allowed: isAllowedOn(site, page.url),
    host_last_seen_at: toInstantOrNull(await widgetSeenAt(installation, site, page.url)),
    popup_count: live.popups.size,
  }
}

export const checkPopupPage = endpoint(contract, async ({ body }, context) =>
  Response.json(await check(body.page_url, context), { headers: { 'Cache-Control': 'no-store' } }),
)
