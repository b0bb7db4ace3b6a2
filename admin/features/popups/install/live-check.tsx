/** What the server found on a page: which snippet, of which site and version, what its policy blocks, and what to add. */
import type { BlockedByPolicy, FoundSnippet, PageCheck, Site } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { Button } from '../../../ui/button.tsx'
import { CodeSnippet } from '../../../ui/code-snippet.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { problemOf } from '../../../ui/problem.ts'
import { Facts } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { checkPageQuery } from '../queries.ts'

export function LiveCheck({ site, page_url }: { site: Site; page_url: string }) {
  const { t } = useMessages()
  const { data, error, refetch, isFetching } = useQuery(checkPageQuery(site.id, page_url))
  if (isFetching && !data) return <Skeleton lines={['50%', '70%']} />
  if (error && !data) {
    const problem = problemOf(error)
    return (
      <Notice
        tone="bad"
        title={t('live.not_reached')}
        action={<Button onPress={() => void refetch()}>{t('ui.try_again')}</Button>}
      >
        {[...problem.errors.map(one => one.text), problem.errors.length === 0 ? problem.text : ''].join(' ')}
      </Notice>
    )
  }
  return data ? <Found site={site} check={data} /> : null
}

/** Without these nothing shows; the others only take something away. */
const needed: BlockedByPolicy[] = ['script', 'nonce', 'connect', 'sandbox']

function Found({ site, check }: { site: Site; check: PageCheck }) {
  const { t } = useMessages()
  const blocks = [...new Set(check.policies.flatMap(policy => policy.blocks))]
  return (
    <div className="stack">
      <Verdict check={check} isBlocked={blocks.some(one => needed.includes(one))} />
      {check.found === 'this_site' && !check.site_published && (
        <Notice tone="warning" title={t('popup_editor.site_is_draft')} />
      )}
      {!check.host_allowed && <Notice tone="warning" title={t('live.host_not_allowed', { name: site.name })} />}
      <Facts
        facts={[
          [t('live.page'), check.page_url],
          [t('live.answer'), String(check.status)],
          ...check.snippets.map(
            one => [t('live.snippet'), <Snippet key={one.src + one.site_id} snippet={one} />] as Fact,
          ),
          [
            t('live.policy'),
            check.policies.length === 0 ? t('live.no_policy') : <Blocked key="policy" blocks={blocks} />,
          ],
          [t('live.popups'), t('live.popup_count', { count: check.popup_count })],
        ]}
      />
      {check.header && (
        <div className="stack" data-near>
          <p>{t('live.header_note')}</p>
          <CodeSnippet label={t('live.header')} code={check.header} />
        </div>
      )}
    </div>
  )
}

type Fact = [name: string, value: ReactNode]

function Verdict({ check, isBlocked }: { check: PageCheck; isBlocked: boolean }) {
  const { t } = useMessages()
  if (check.found === 'none')
    return (
      <Notice tone="bad" title={t('live.none')}>
        {t('live.none_note')}
      </Notice>
    )
  if (check.found === 'other_site') return <Notice tone="bad" title={t('live.other_site')} />
  if (isBlocked) return <Notice tone="bad" title={t('live.blocked')} />
  return <Notice tone="good" title={t('live.found')} />
}

function Snippet({ snippet }: { snippet: FoundSnippet }) {
  const { t } = useMessages()
  const version = snippet.version === 'rolling' ? t('live.rolling') : t('live.fixed', { version: snippet.version })
  return (
    <>
      <code>{snippet.src}</code>
      <br />
      {snippet.site_name ?? snippet.site_id} · {version}
    </>
  )
}

function Blocked({ blocks }: { blocks: readonly BlockedByPolicy[] }) {
  const { t, list } = useMessages()
  const words: Record<BlockedByPolicy, string> = {
    script: t('live.blocks_script'),
    nonce: t('live.blocks_nonce'),
    connect: t('live.blocks_connect'),
    image: t('live.blocks_image'),
    font: t('live.blocks_font'),
    form: t('live.blocks_form'),
    sandbox: t('live.blocks_sandbox'),
  }
  return blocks.length === 0 ? t('live.blocks_nothing') : list(blocks.map(one => words[one]))
}
