/** The keywords of an assistant: how far each is on its way to a page that is found, and the next step. */
import type { KeywordSummary, WebPageSummary } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { KeyRound, Plus } from 'lucide-react'
import { type MessageKey, useMessages } from '../../../messages/messages.tsx'
import { useList } from '../../../product/lists/use-list.ts'
import { pathTo } from '../../../product/screens/path-to.ts'
import { useCan } from '../../../product/session/abilities.ts'
import { ownPagesQuery } from '../../../product/site-pages/queries.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Link } from '../../../ui/link.tsx'
import { PlainTable } from '../../../ui/plain-table.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { KeywordBadge } from '../keywords/keyword-badge.tsx'
import { type KeywordStatus, stateOf } from '../keywords/keyword-status.ts'
import { languageName } from '../keywords/language-name.ts'
import { addKeywordPath, keywordPath, keywordsPath } from '../keywords/paths.ts'
import { keywordsQuery } from '../keywords/queries.ts'
import type { ScreenState } from '../screen/assistant-screen.tsx'

const shown = 8
/** From here on a page is found well: nothing more is asked for. */
const good_score = 80

const nextWords: Readonly<Record<KeywordStatus, MessageKey>> = {
  nothing: 'keywords.next_brief',
  brief: 'keywords.next_outline',
  outline: 'keywords.next_draft',
  draft: 'keywords.make_page',
  page: 'keywords.next_publish',
  published: 'keywords.next_improve',
}

export function KeywordsSection({ site_id, assistant }: Pick<ScreenState, 'site_id' | 'assistant'>) {
  const { t } = useMessages()
  const list = useList(keywordsQuery(site_id, assistant.id, {}))
  const { rows, error } = list
  if (assistant.status === 'archived') return null
  const add = (
    <Link look="button" href={addKeywordPath(site_id, assistant.id)}>
      <Plus size={16} aria-hidden />
      {t('keywords.add')}
    </Link>
  )
  const isEmpty = rows?.length === 0
  return (
    <Section
      title={t('keywords.title')}
      description={isEmpty ? undefined : t('keywords.home_text')}
      action={
        !isEmpty && (
          <Link look="button" href={keywordsPath(site_id, assistant.id)}>
            {t('keywords.all')}
          </Link>
        )
      }
    >
      {error && !rows ? <ErrorState error={error} onRetry={() => list.onRetry?.()} /> : null}
      {!rows && !error && <Skeleton lines={['80%', '60%', '70%']} />}
      {isEmpty && (
        <EmptyState
          icon={<KeyRound size={20} aria-hidden />}
          title={t('keywords.none')}
          text={t('keywords.none_text')}
          action={add}
        />
      )}
      {rows && !isEmpty && <Keywords site_id={site_id} keywords={rows.slice(0, shown)} />}
    </Section>
  )
}

function Keywords({ site_id, keywords }: { site_id: string; keywords: readonly KeywordSummary[] }) {
  const { t, number, language } = useMessages()
  const can = useCan()
  const mayRead = can('manage-pages', site_id)
  const { data: pages } = useQuery({ ...ownPagesQuery(site_id), enabled: mayRead })
  const pageOf = ({ page_id }: KeywordSummary) => pages?.find(({ id }) => id === page_id)
  return (
    <PlainTable
      rows={keywords}
      keyOf={({ id }) => id}
      header={{
        label: t('keywords.main'),
        cell: row => (
          <Link href={keywordPath(site_id, row)}>
            <span dir="auto">{row.keyword}</span>
          </Link>
        ),
      }}
      columns={[
        { label: t('keywords.language'), isText: true, cell: row => languageName(row.language, language) },
        {
          label: t('assistants.status'),
          isText: true,
          cell: row => <KeywordBadge status={stateOf(row, pageOf(row))} />,
        },
        {
          label: t('keywords.score'),
          cell: row => {
            const page = pageOf(row)
            return page ? number(page.seo_score) : '–'
          },
        },
        {
          label: t('keywords.next'),
          isText: true,
          cell: row => <NextStep site_id={site_id} keyword={row} page={pageOf(row)} mayRead={mayRead} />,
        },
      ]}
    />
  )
}

type NextProps = { site_id: string; keyword: KeywordSummary; page: WebPageSummary | undefined; mayRead: boolean }

function NextStep({ site_id, keyword, page, mayRead }: NextProps) {
  const { t } = useMessages()
  const status = stateOf(keyword, page)
  const { page_id } = keyword
  if (status === 'published' && page && page.seo_score >= good_score) return <>–</>
  const words = (
    <>
      {t(nextWords[status])}
      <span className="visually-hidden"> {keyword.keyword}</span>
    </>
  )
  if (!page_id) return <Link href={keywordPath(site_id, keyword)}>{words}</Link>
  if (!mayRead) return <>–</>
  const search = status === 'published' ? { tab: 'seo' as const } : {}
  return <Link href={pathTo('/sites/$site_id/site/pages/$page_id', { site_id, page_id }, search)}>{words}</Link>
}
