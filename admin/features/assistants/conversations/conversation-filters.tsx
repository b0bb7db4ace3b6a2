/** How the list of conversations is narrowed: what was said, state, rating, and what was not answered. */
import type { AnswerRating, ConversationStatus } from '@leadwright/sdk'
import type { ReactNode } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import type { Changes } from '../../../product/screens/use-view.ts'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { Select } from '../../../ui/select.tsx'
import { ratingWords, stateWords } from './conversation-words.ts'
import type { ConversationView } from './list-filter.ts'

const states = Object.keys(stateWords) as ConversationStatus[]
const ratings = Object.keys(ratingWords) as AnswerRating[]

type FiltersProps = {
  view: ConversationView
  onChange: (changes: Changes<ConversationView>) => void
  count: string | undefined
  /** What is done with what is left. */
  children: ReactNode
}

export function ConversationFilters({ view, onChange, count, children }: FiltersProps) {
  const { t } = useMessages()
  const chosen = (id: string) => (id === 'any' ? undefined : id)
  return (
    <FilterBar
      search={{ label: t('conversations.search'), value: view.q ?? '', onChange: q => onChange({ q }) }}
      {...(count && { count })}
    >
      <Select
        label={t('conversations.state')}
        isRequired
        value={view.status ?? 'any'}
        onChange={id => onChange({ status: chosen(id) })}
        options={[
          { id: 'any', label: t('conversations.any_state') },
          ...states.map(id => ({ id, label: t(stateWords[id]) })),
        ]}
      />
      <Select
        label={t('conversations.rating')}
        isRequired
        value={view.rating ?? 'any'}
        onChange={id => onChange({ rating: chosen(id) })}
        options={[
          { id: 'any', label: t('conversations.any_rating') },
          ...ratings.map(id => ({ id, label: t(ratingWords[id]) })),
        ]}
      />
      <Select
        label={t('conversations.questions')}
        isRequired
        value={view.unanswered ?? 'any'}
        onChange={id => onChange({ unanswered: chosen(id) })}
        options={[
          { id: 'any', label: t('conversations.any_questions') },
          { id: 'yes', label: t('conversations.unanswered') },
        ]}
      />
      <Select
        label={t('conversations.who')}
        isRequired
        value={view.tests ?? 'any'}
        onChange={id => onChange({ tests: chosen(id) })}
        options={[
          { id: 'any', label: t('conversations.visitors') },
          { id: 'yes', label: t('conversations.with_tests') },
        ]}
      />
      {children}
    </FilterBar>
  )
}
