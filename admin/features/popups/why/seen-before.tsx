/** The visitor's earlier interactions with popups, which decide frequency and hiding. */
import { limits } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../messages/messages.tsx'
import { IntegerField } from '../../../product/integer-field.tsx'
import type { Changes } from '../../../product/screens/use-view.ts'
import { Select } from '../../../ui/select.tsx'
import { whyQuery } from '../queries.ts'
import { daysAgoOf, questionOf } from './question.ts'
import type { WhySearch } from './why-search.ts'

type SeenBeforeProps = {
  site_id: string
  page_url: string
  view: WhySearch
  onChange: (changes: Changes<WhySearch>) => void
}

export function SeenBefore({ site_id, page_url, view, onChange }: SeenBeforeProps) {
  const { t } = useMessages()
  const { data } = useQuery(whyQuery(site_id, questionOf(page_url, view)))
  const popups = (data?.data ?? []).filter(({ type }) => type !== 'embedded')
  return (
    <>
      <Select
        label={t('why.before')}
        isRequired
        value={view.before ?? 'nothing'}
        options={[
          { id: 'nothing', label: t('why.before_nothing') },
          { id: 'shown', label: t('why.before_shown') },
          { id: 'closed', label: t('why.before_closed') },
          { id: 'submitted', label: t('why.before_submitted') },
        ]}
        onChange={id =>
          onChange(id === 'nothing' ? { before: undefined, of: undefined, days: undefined } : { before: id })
        }
      />
      {view.before && (
        <>
          <Select
            label={t('why.before_which')}
            isRequired
            value={popups.some(({ popup_id }) => popup_id === view.of) ? (view.of ?? 'all') : 'all'}
            options={[
              { id: 'all', label: t('why.before_all') },
              ...popups.map(({ popup_id, name }) => ({ id: popup_id, label: name })),
            ]}
            onChange={id => onChange({ of: id === 'all' ? undefined : id })}
          />
          <IntegerField
            label={t('why.before_days')}
            most={limits.popup_why_days_ago_max}
            value={daysAgoOf(view)}
            onChange={days => onChange({ days: days === 0 ? undefined : String(days) })}
          />
        </>
      )}
    </>
  )
}
