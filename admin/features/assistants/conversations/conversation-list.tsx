/** What visitors talk about with an assistant: those who wait for a person first, then the last spoken in. */
import type { Conversation } from '@leadwright/sdk'
import { MessagesSquare } from 'lucide-react'
import { useMessages } from '../../../messages/messages.tsx'
import { conversationPath } from '../../../product/assistants/paths.ts'
import { useList } from '../../../product/lists/use-list.ts'
import { useView } from '../../../product/screens/use-view.ts'
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { NoMatches } from '../../../ui/no-matches.tsx'
import { AssistantScreen } from '../screen/assistant-screen.tsx'
import { ConversationBadge, RatingBadge } from './conversation-badges.tsx'
import { ConversationFilters } from './conversation-filters.tsx'
import { channelWords } from './conversation-words.ts'
import { ExportMenu } from './export-menu.tsx'
import { filterOf } from './list-filter.ts'
import { conversationsQuery } from './queries.ts'
import { useConversationActions } from './use-conversation-actions.tsx'

export const ConversationList = () => (
  <AssistantScreen here="conversations">
    {({ site_id, assistant }) => <Conversations site_id={site_id} assistant_id={assistant.id} />}
  </AssistantScreen>
)

type Of = { site_id: string; assistant_id: string }

/** Whoever waits does so before all others, as long as nobody looks for a state. */
function useWaitingFirst({ site_id, assistant_id }: Of, view: Parameters<typeof filterOf>[0]) {
  const filter = filterOf(view)
  const list = useList(conversationsQuery(site_id, assistant_id, filter))
  const waiting = useList(conversationsQuery(site_id, assistant_id, { ...filter, status: 'waiting' }))
  if (filter.status || !list.rows || !waiting.rows?.length) return list
  const first = new Set(waiting.rows.map(({ id }) => id))
  return { ...list, rows: [...waiting.rows, ...list.rows.filter(({ id }) => !first.has(id))] }
}

function Conversations({ site_id, assistant_id }: Of) {
  const { t } = useMessages()
  const [view, change] = useView('/sites/$site_id/assistant/$assistant_id/conversations')
  const list = useWaitingFirst({ site_id, assistant_id }, view)
  const { actionsOf, dialogs } = useConversationActions(site_id)
  const columns = useColumns()
  const isNarrowed = Object.values(view).some(Boolean)
  const all = { q: undefined, status: undefined, rating: undefined, unanswered: undefined, tests: undefined }
  return (
    <div className="stack">
      <ConversationFilters
        view={view}
        onChange={change}
        count={list.rows && !list.hasMore ? t('conversations.count', { count: list.rows.length }) : undefined}
      >
        <ExportMenu site_id={site_id} assistant_id={assistant_id} view={view} />
      </ConversationFilters>
      <DataTable
        label={t('conversations.heading')}
        lines={2}
        {...list}
        nameOf={({ title }) => title || t('conversations.untitled')}
        hrefOf={({ id }) => conversationPath(site_id, assistant_id, id)}
        actionsOf={actionsOf}
        empty={
          isNarrowed ? (
            <NoMatches icon={<MessagesSquare size={20} aria-hidden />} onClear={() => change(all)} />
          ) : (
            <EmptyState
              isNarrowed
              icon={<MessagesSquare size={20} aria-hidden />}
              title={t('conversations.empty_title')}
              text={t('conversations.empty_text')}
            />
          )
        }
        columns={columns}
      />
      {dialogs}
    </div>
  )
}

function useColumns(): TableColumn<Conversation>[] {
  const { t, relative } = useMessages()
  return [
    {
      id: 'title',
      label: t('conversations.first_question'),
      width: '2fr',
      cell: ({ title }) => <span dir="auto">{title || t('conversations.untitled')}</span>,
    },
    { id: 'status', label: t('conversations.state'), width: '210px', cell: one => <ConversationBadge of={one} /> },
    {
      id: 'rating',
      label: t('conversations.rating'),
      width: '140px',
      hideBelow: 600,
      cell: ({ rating }) => <RatingBadge rating={rating} />,
    },
    {
      id: 'messages',
      label: t('conversations.messages'),
      width: '110px',
      align: 'end',
      hideBelow: 1024,
      cell: ({ message_count }) => <span className="numbers">{message_count}</span>,
    },
    {
      id: 'channel',
      label: t('conversations.where'),
      width: '170px',
      hideBelow: 1280,
      cell: ({ channel }) => t(channelWords[channel]),
    },
    {
      id: 'last_message_at',
      label: t('conversations.last_message'),
      width: '160px',
      hideBelow: 1024,
      cell: ({ last_message_at }) => relative(last_message_at),
    },
  ]
}
