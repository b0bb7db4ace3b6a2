/** Adds one lead by hand. Only with the text that the person agreed to is the lead subscribed. */

import type { CustomField } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { useStaticAudienceChoices, useTagChoices } from '../../product/filter/choices.ts'
import { fieldsQuery } from '../../product/lead-settings/queries.ts'
import { useNewTag } from '../../product/lead-settings/use-new-tag.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { useCan } from '../../product/session/abilities.ts'
import { client } from '../../product/session/api.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, FormActions, FormPair, SubmitButton } from '../../ui/form.tsx'
import { TagPicker } from '../../ui/tag-picker.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ValueField } from './editable-value.tsx'
import { kindsOfFields, sentValue } from './lead-fields.tsx'

type Props = { site_id: string; isOpen: boolean; onClose: () => void }

export function AddLeadDialog(props: Props) {
  const { t } = useMessages()
  return (
    <Dialog title={t('leads.add')} isOpen={props.isOpen} onClose={props.onClose}>
      <NewLead {...props} />
    </Dialog>
  )
}

const nameOf = (field: CustomField) => `custom_fields.${field.name}`

/** The required fields. A box that must be ticked is a promise that nobody gives for somebody else. */
function useAskedFields(site_id: string): CustomField[] {
  const { data = [] } = useQuery(fieldsQuery(site_id))
  return data.filter(({ required, type }) => required && type !== 'checkbox')
}

function NewLead({ site_id, onClose }: Props) {
  const { t } = useMessages()
  const can = useCan()
  const navigate = useNavigate()
  const tags = useTagChoices(site_id)
  const audiences = useStaticAudienceChoices(site_id)
  const createTag = useNewTag(site_id)
  const asked = useAskedFields(site_id)
  const [tag_ids, setTags] = useState<string[]>([])
  const [audience_ids, setAudiences] = useState<string[]>([])
  const [hasAgreed, setAgreed] = useState(false)
  const add = useChange({
    run: (data: FormData) => {
      const text = (name: string) => String(data.get(name) ?? '').trim() || undefined
      const names = { first_name: text('first_name'), last_name: text('last_name'), phone: text('phone') }
      const consent = hasAgreed ? { consent: { text: text('consent_text') ?? '' } } : {}
      const custom_fields = Object.fromEntries(
        asked.map(field => [field.name, sentValue(field, text(nameOf(field)) ?? '')]),
      )
      const body = { email: text('email') ?? '', ...names, custom_fields, tag_ids, audience_ids, ...consent }
      return client.leads.create({ site_id, body })
    },
    shows: 'the answer',
    refreshes: ofSite(site_id, 'leads', 'tags', 'audiences'),
    done: lead => ({
      text: t('leads.added_toast', { email: lead.email }),
      action: {
        label: t('leads.open'),
        onAction: () =>
          void navigate({ href: pathTo('/sites/$site_id/leads/$lead_id', { site_id, lead_id: lead.id }) }),
      },
    }),
    isHandled: () => true,
  })

  return (
    <Form
      onSubmit={async data => {
        await add.mutateAsync(data)
        onClose()
      }}
    >
      <TextField name="email" type="email" label={t('leads.email')} autoComplete="off" isRequired autoFocus />
      <FormPair>
        <TextField name="first_name" label={t('account.first_name')} autoComplete="off" />
        <TextField name="last_name" label={t('account.last_name')} autoComplete="off" />
      </FormPair>
      <TextField name="phone" type="tel" label={t('leads.phone')} autoComplete="off" />
      {asked.map(field => (
        <ValueField
          key={field.id}
          name={nameOf(field)}
          label={field.label}
          kind={kindsOfFields[field.type]}
          value=""
          options={field.options.map(option => ({ id: option, label: option }))}
          placeholder={field.placeholder}
          autoFocus={false}
          isRequired
        />
      ))}
      <TagPicker label={t('leads.tags')} options={tags} value={tag_ids} onChange={setTags} onCreate={createTag} />
      {can('read-audience', site_id) && audiences.length > 0 && (
        <TagPicker label={t('leads.audiences')} options={audiences} value={audience_ids} onChange={setAudiences} />
      )}
      <Checkbox isSelected={hasAgreed} onChange={setAgreed} description={t('leads.agreed_text')}>
        {t('leads.agreed')}
      </Checkbox>
      {hasAgreed && (
        <TextArea
          name="consent_text"
          label={t('leads.consent_text')}
          description={t('leads.consent_text_text')}
          rows={2}
          isRequired
        />
      )}
      <FormActions onCancel={onClose}>
        <SubmitButton>{t('leads.add')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
