/**
 * Any rules about leads, written in a dialog: first and last arrival, country, own fields. Asked of the API before the
 * list is.
 */

import type { Filter } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { isComplete, rulesOf } from '../../product/filter/filter.ts'
import { FilterEditor } from '../../product/filter/filter-editor.tsx'
import type { LeadView } from '../../product/leads/lead-view.ts'
import { client } from '../../product/session/api.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { problemOf } from '../../ui/problem.ts'
import type { OnChange } from './quick-filters.ts'

type Props = {
  site_id: string
  view: LeadView
  onChange: OnChange
  onClose: () => void
}

const start: Filter = { type: 'all', filters: [{ type: 'rule', field: 'email', op: 'is' }] }

export function LeadFilterDialog({ site_id, view, onChange, onClose }: Props) {
  const { t } = useMessages()
  const [filter, setFilter] = useState<Filter>(view.filter ?? start)
  const [refused, setRefused] = useState<Record<number, string>>({})

  const change = (next: Filter) => {
    setFilter(next)
    setRefused({})
  }
  const submit = async () => {
    const rules = rulesOf(filter)?.rules ?? []
    const unfilled = rules.flatMap((rule, index) => (isComplete(rule) ? [] : [[index, t('ui.required')] as const]))
    if (unfilled.length > 0) return setRefused(Object.fromEntries(unfilled))
    if (rules.length > 0) {
      try {
        await client.leads.count({ site_id, body: { filter } })
      } catch (error) {
        const named = refusedRules(error)
        if (named.length === 0) throw error
        return setRefused(Object.fromEntries(named))
      }
    }
    onClose()
    onChange({ filter: rules.length > 0 ? JSON.stringify(filter) : undefined })
  }
  return (
    <Dialog title={t('leads.filter_title')} isOpen onClose={onClose}>
      <Form onSubmit={submit}>
        <FilterEditor
          site_id={site_id}
          label={t('leads.filter_rules')}
          empty={t('leads.filter_none')}
          value={filter}
          onChange={change}
          errorOf={index => refused[index]}
        />
        <FormActions onCancel={onClose}>
          <SubmitButton>{t('leads.filter_apply')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}

/** The API's first error for each rule. */
function refusedRules(error: unknown): [index: number, text: string][] {
  return problemOf(error).errors.flatMap(({ pointer, text }) => {
    const index = /^\/filter\/filters\/(\d+)/.exec(pointer)?.[1]
    return index === undefined ? [] : [[Number(index), text] as [number, string]]
  })
}
