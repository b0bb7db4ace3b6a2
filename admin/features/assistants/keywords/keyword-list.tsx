/** The main keywords of an assistant, each with those that support it. */
import type { KeywordSummary } from '@leadwright/sdk'
import { KeyRound, Plus } from 'lucide-react'
import { useMessages } from '../../../messages/messages.tsx'
import { useList } from '../../../product/lists/use-list.ts'
import { useView } from '../../../product/screens/use-view.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { Link } from '../../../ui/link.tsx'
import { NoMatches } from '../../../ui/no-matches.tsx'
import { AssistantScreen } from '../screen/assistant-screen.tsx'
import { KeywordBadge } from './keyword-badge.tsx'
import { stateOf } from './keyword-status.ts'
import { languageName } from './language-name.ts'
import { addKeywordPath, keywordPath } from './paths.ts'
import { keywordsQuery } from './queries.ts'
import { useKeywordActions } from './use-keyword-actions.tsx'

export const KeywordList = () => (
  <AssistantScreen here="keywords">{({ assistant }) => <Keywords assistant_id={assistant.id} />}</AssistantScreen>
)

function Keywords({ assistant_id }: { assistant_id: string }) {
  const { t, language, moment } = useMessages()
  const { site_id, timezone } = useSite()
  const [view, change] = useView('/sites/$site_id/assistant/$assistant_id/keywords')
  const list = useList(keywordsQuery(site_id, assistant_id, { search: view.q, sort: view.sort }))
  const { actionsOf, dialogs } = useKeywordActions(site_id)
  const add = (
    <Link look="button" variant="primary" href={addKeywordPath(site_id, assistant_id)}>
      <Plus size={16} aria-hidden />
      {t('keywords.add')}
    </Link>
  )
  return (
    <>
      <FilterBar search={{ label: t('keywords.search'), value: view.q ?? '', onChange: q => change({ q }) }}>
        {add}
      </FilterBar>
      <DataTable
        label={t('keywords.title')}
        {...list}
        nameOf={({ keyword }) => keyword}
        hrefOf={keyword => keywordPath(site_id, keyword)}
        actionsOf={actionsOf}
        sort={
          view.sort === 'keyword'
            ? { column: 'keyword', direction: 'ascending' }
            : { column: 'created', direction: 'descending' }
        }
        onSort={({ column }) => change({ sort: column === 'keyword' ? 'keyword' : undefined })}
        empty={
          view.q ? (
            <NoMatches icon={<KeyRound size={20} aria-hidden />} onClear={() => change({ q: undefined })} />
          ) : (
            <EmptyState
              icon={<KeyRound size={20} aria-hidden />}
              title={t('keywords.none')}
              text={t('keywords.none_text')}
              action={add}
            />
          )
        }
        columns={[
          {
            id: 'keyword',
            label: t('keywords.main'),
            width: '2fr',
            isSortable: true,
            cell: ({ keyword }) => <strong dir="auto">{keyword}</strong>,
          },
          {
            id: 'secondary',
            label: t('keywords.secondary'),
            width: '3fr',
            hideBelow: 600,
            cell: ({ secondary_keywords }) => <span dir="auto">{secondary_keywords.join(', ') || '–'}</span>,
          },
          {
            id: 'written',
            label: t('keywords.written'),
            width: '150px',
            cell: row => <KeywordBadge status={stateOf(row)} />,
          },
          {
            id: 'language',
            label: t('keywords.language'),
            width: '130px',
            hideBelow: 600,
            cell: (row: KeywordSummary) => languageName(row.language, language),
          },
          {
            id: 'created',
            label: t('object.created'),
            width: '220px',
            isSortable: true,
            hideBelow: 1024,
            cell: ({ created_at }) => <span className="numbers">{moment(created_at, timezone)}</span>,
          },
        ]}
      />
      {dialogs}
    </>
  )
}
