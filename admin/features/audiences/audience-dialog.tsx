/** An audience, new or changed: its name, what it is for, and of a dynamic one the filter, with how many match it now. */

import { type Audience, type AudienceType, constraints, type Filter } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { patched } from '../../product/lists/shown.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { client } from '../../product/session/api.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AudienceFilter } from './audience-filter.tsx'
import { refusedRules, unfilledRules } from './filter-refusals.ts'

type Props = {
  site_id: string
  audience?: Audience
  isOpen: boolean
  onClose: () => void
  onSaved?: (audience: Audience) => void
}

export function AudienceDialog(props: Props) {
  const { t } = useMessages()
  const { audience, isOpen, onClose } = props
  return (
    <Dialog title={t(audience ? 'audiences.change' : 'audiences.create')} isOpen={isOpen} onClose={onClose}>
      <AudienceForm {...props} />
    </Dialog>
  )
}

const start: Filter = { type: 'all', filters: [{ type: 'rule', field: 'tags', op: 'has' }] }

type AudienceInput = { name: string; description: string; filter?: Filter }

function AudienceForm({ site_id, audience, onClose, onSaved }: Props) {
  const { t } = useMessages()
  const [type, setType] = useState<AudienceType>(audience?.type ?? 'static')
  const [filter, setFilter] = useState<Filter>(audience?.filter ?? start)
  const [refused, setRefused] = useState<Record<number, string>>({})
  const isDynamic = type === 'dynamic'
  const save = useChange({
    run: (body: AudienceInput) =>
      audience
        ? client.audiences.update({ site_id, audience_id: audience.id, body }, { ifMatch: audience.version })
        : client.audiences.create({ site_id, body }),
    shows: audience ? body => [patched('audiences', audience.id, body)] : 'the answer',
    refreshes: ofSite(site_id, 'audiences', 'leads', 'operations'),
    done: ({ name }) => ({ text: t(audience ? 'audiences.changed_toast' : 'audiences.created_toast', { name }) }),
    isHandled: () => true,
  })
  const submit = async (data: FormData) => {
    const unfilled = isDynamic ? unfilledRules(filter, t('ui.required')) : []
    if (unfilled.length > 0) return setRefused(Object.fromEntries(unfilled))
    const body = { name: String(data.get('name')).trim(), description: String(data.get('description') ?? '').trim() }
    try {
      const saved = await save.mutateAsync(isDynamic ? { ...body, filter } : body)
      onClose()
      onSaved?.(saved)
    } catch (error) {
      setRefused(Object.fromEntries(refusedRules(error)))
      throw error
    }
  }
  return (
    <Form onSubmit={submit}>
      <TextField
        name="name"
        label={t('audiences.name')}
        defaultValue={audience?.name}
        maxLength={constraints.NewAudience.name.maxLength}
        autoComplete="off"
        isRequired
        autoFocus
      />
      <TextArea
        name="description"
        label={t('audiences.description')}
        defaultValue={audience?.description}
        maxLength={constraints.AudienceChanges.description.maxLength}
        rows={2}
      />
      {!audience && (
        <RadioGroup
          label={t('audiences.type')}
          value={type}
          onChange={id => setType(id === 'dynamic' ? 'dynamic' : 'static')}
          options={[
            { id: 'static', label: t('audiences.static'), note: t('audiences.static_text') },
            { id: 'dynamic', label: t('audiences.dynamic'), note: t('audiences.dynamic_text') },
          ]}
        />
      )}
      {isDynamic && (
        <AudienceFilter
          site_id={site_id}
          filter={filter}
          errorOf={index => refused[index]}
          onChange={next => {
            setFilter(next)
            setRefused({})
          }}
        />
      )}
      <FormActions onCancel={onClose}>
        <SubmitButton>{t(audience ? 'audiences.change' : 'audiences.create')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
