/** The filter of a dynamic audience, with how many leads match it now. */
import type { Filter } from '@leadwright/sdk'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { FilterEditor } from '../../product/filter/filter-editor.tsx'
import { useCan } from '../../product/session/abilities.ts'
import { unfilledRules } from './filter-refusals.ts'
import { matchingQuery } from './queries.ts'

type AudienceFilterProps = {
  site_id: string
  filter: Filter
  errorOf: (index: number) => string | undefined
  onChange: (filter: Filter) => void
}

export function AudienceFilter({ site_id, filter, errorOf, onChange }: AudienceFilterProps) {
  const { t } = useMessages()
  const can = useCan()
  const isComplete = unfilledRules(filter, '').length === 0
  const enabled = isComplete && can('read-lead', site_id)
  const { data: count } = useQuery({ ...matchingQuery(site_id, filter), enabled, placeholderData: keepPreviousData })
  return (
    <>
      <FilterEditor
        site_id={site_id}
        label={t('audiences.filter')}
        empty={t('audiences.filter_none')}
        value={filter}
        onChange={onChange}
        errorOf={errorOf}
      />
      <p role="status" className="numbers">
        {!isComplete
          ? t('audiences.matching_later')
          : count === undefined
            ? t('audiences.matching_counting')
            : t('audiences.matching', { count })}
      </p>
    </>
  )
}
