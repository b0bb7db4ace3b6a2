/** The result of checking a page: its snippets with site and version, what its policy blocks, and what to add. */
import type { BlockedByPolicy, BlockedReason, FoundSnippet, PageCheck, Site } from '@leadwright/sdk'
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

function Found({ site, check }: { site: Site; check: PageCheck }) {
  const { t } = useMessages()
  const blocks = [...new Set(check.policies.flatMap(policy => policy.blocks))]
  return (
    <div className="stack">
      <Verdict check={check} blocks={blocks} />
      {check.found === 'this_site' && !check.site_published && (
        <Notice tone="warning" title={t('popup_editor.site_is_draft')} />
      )}
      {!check.host_allowed && <Notice tone="warning" title={t('live.host_not_allowed', { name: site.name })} />}
      <Facts
        facts={[
          [t('live.page'), check.page_url],
          [t('live.answer'), String(check.status)],
          ...check.snippets.map(
            one =>
              [
                t('live.snippet'),
                <Snippet key={one.src + one.site_id} snippet={one} current={check.current_version} />,
              ] as Fact,
          ),
          ...check.tag_managers.map(
            one => [t('live.tag_manager'), <Container key={one.container} one={one} />] as Fact,
          ),
          [
            t('live.policy'),
            check.policies.length === 0 ? t('live.no_policy') : <Blocked key="policy" blocks={blocks} />,
          ],
          [t('live.popups'), t('live.popup_count', { count: check.popup_count })],
        ]}
      />
      <PolicyFixes check={check} />
    </div>
  )
}

type Fact = [name: string, value: ReactNode]

/** Without these nothing shows; the others only take something away. */
const needed: BlockedByPolicy[] = ['script', 'nonce', 'connect', 'sandbox']

function Verdict({ check, blocks }: { check: PageCheck; blocks: readonly BlockedByPolicy[] }) {
  const { t } = useMessages()
  if (check.found === 'none') return <NothingFound check={check} />
  if (check.found === 'other_site') return <Notice tone="bad" title={t('live.other_site')} />
  const own = check.snippets.filter(one => one.this_site)
  if (own.every(one => one.blocked_by)) return <BlockedBy reason={own[0]?.blocked_by ?? 'type'} />
  if (blocks.some(one => needed.includes(one)))
    return (
      <Notice tone="bad" title={t('live.blocked')}>
        {blocks.includes('nonce') && t('live.nonce_note')}
      </Notice>
    )
  if (own.every(one => one.version_status === 'missing')) return <Notice tone="bad" title={t('live.version_missing')} />
  if (own.some(one => one.breaks_with_release))
    return (
      <Notice tone="warning" title={t('live.breaks_with_release')}>
        {t('live.breaks_with_release_note')}
      </Notice>
    )
  const note = own.some(one => one.via === 'page') ? null : t('live.by_tag_manager')
  return (
    <Notice tone="good" title={t(blocks.length > 0 ? 'live.found_in_part' : 'live.found')}>
      {note}
    </Notice>
  )
}

function BlockedBy({ reason }: { reason: BlockedReason }) {
  const { t } = useMessages()
  const words: Record<BlockedReason, string> = {
    type: t('live.kept_by_type'),
    insecure: t('live.kept_by_http'),
    crossorigin: t('live.kept_by_crossorigin'),
    integrity: t('live.kept_by_integrity'),
  }
  return (
    <Notice tone="bad" title={t('live.kept')}>
      {words[reason]}
    </Notice>
  )
}

/** An app, or a tag manager that could not be read, may still bring it: only what the server sends is read. Browsers tell of it. */
function NothingFound({ check: { tag_managers: managers, host_last_seen_at } }: { check: PageCheck }) {
  const { t, list, moment } = useMessages()
  if (host_last_seen_at !== null)
    return (
      <Notice tone="good" title={t('live.by_app', { at: moment(host_last_seen_at) })}>
        {t('live.by_app_note')}
      </Notice>
    )
  const unread = managers.filter(one => !one.read).map(one => one.container)
  if (unread.length === 0)
    return (
      <Notice tone="warning" title={t('live.none')}>
        {t(managers.length > 0 ? 'live.none_in_tag_manager' : 'live.none_note')}
      </Notice>
    )
  return (
    <Notice tone="warning" title={t('live.maybe_tag_manager', { containers: list(unread) })}>
      {t('live.maybe_tag_manager_note')}
    </Notice>
  )
}

function Container({ one }: { one: PageCheck['tag_managers'][number] }) {
  const { t } = useMessages()
  const status = !one.read ? 'live.container_unread' : one.found ? 'live.container_holds' : 'live.container_without'
  return (
    <>
      <code>{one.container}</code> · {t(status)}
    </>
  )
}

function Snippet({ snippet, current }: { snippet: FoundSnippet; current: string | null }) {
  return (
    <>
      <code>{snippet.src}</code>
      <br />
      {snippet.site_name ?? snippet.site_id} · <Version snippet={snippet} current={current} />
    </>
  )
}

function Version({ snippet, current }: { snippet: FoundSnippet; current: string | null }) {
  const { t } = useMessages()
  const version = snippet.version === 'rolling' ? (current ?? '') : snippet.version
  if (snippet.version_status === 'foreign') return t('live.foreign')
  if (snippet.version === 'rolling') return t('live.rolling', { version })
  if (snippet.version_status === 'current') return t('live.fixed_current', { version })
  return t(snippet.version_status === 'older' ? 'live.fixed_older' : 'live.fixed_missing', {
    version,
    current: current ?? '',
  })
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

/** The corrected version of each blocking policy. */
function PolicyFixes({ check }: { check: PageCheck }) {
  const { t } = useMessages()
  const metas = check.policies.filter(one => one.where === 'meta' && one.corrected !== one.policy)
  return (
    <>
      {check.header && (
        <div className="stack" data-near>
          <p>{t('live.header_note')}</p>
          <CodeSnippet label={t('live.header')} code={check.header} />
        </div>
      )}
      {metas.map(({ policy, corrected }) => (
        <div key={policy} className="stack" data-near>
          <p>{t('live.meta_note')}</p>
          <CodeSnippet
            label={t('live.meta')}
            code={`<meta http-equiv="Content-Security-Policy" content="${corrected.replaceAll('"', '&quot;')}">`}
          />
        </div>
      ))}
    </>
  )
}
