/** Chooses a field of leads and the value that all of the selected get. */
import type { CustomField, LeadAction } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { choicesOf, isChoice, leadFieldLabel, ownLeadFields } from '../../../product/filter/lead-fields.ts'
import { fieldsQuery } from '../../../product/lead-settings/queries.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../../ui/form.tsx'
import type { Option } from '../../../ui/option.tsx'
import { Select } from '../../../ui/select.tsx'
import { ValueField, type ValueKind } from '../editable-value.tsx'
import { kindsOfFields, sentValue } from '../lead-fields.tsx'

export type FieldValue = Extract<LeadAction, { type: 'set_field' }>['value']

type SetFieldDialogProps = {
  site_id: string
  count: number
  isOpen: boolean
  onClose: () => void
  onSet: (field: string, value: FieldValue) => Promise<unknown>
}

export function SetFieldDialog(props: SetFieldDialogProps) {
  const { t, number } = useMessages()
  const { count, isOpen, onClose } = props
  return (
    <Dialog
      title={t('leads.set_field_title', { count, shown: number(count) })}
      isOpen={isOpen}
      onClose={onClose}
      size="small"
    >
      <ChosenField {...props} />
    </Dialog>
  )
}

interface Settable extends Option {
  kind: ValueKind
  options: Option[]
  /** As it is sent. */
  valueOf: (text: string) => FieldValue
}

function useSettableFields(site_id: string): Settable[] {
  const { t } = useMessages()
  const { data: fields = [] } = useQuery(fieldsQuery(site_id))
  const own = ownLeadFields.map(
    (field): Settable => ({
      id: field.name,
      label: leadFieldLabel(t, field),
      kind: isChoice(field) ? 'choice' : field.name === 'phone' ? 'tel' : 'text',
      options: isChoice(field) ? choicesOf(t, field) : [],
      valueOf: text => text,
    }),
  )
  const yesOrNo = [
    { id: 'true', label: t('popups.yes') },
    { id: 'false', label: t('popups.no') },
  ]
  const custom = fields
    .filter(({ type }) => type !== 'password')
    .map(
      (field: CustomField): Settable => ({
        id: field.name,
        label: field.label,
        kind: kindsOfFields[field.type],
        options: field.type === 'checkbox' ? yesOrNo : field.options.map(option => ({ id: option, label: option })),
        valueOf: text => (field.type === 'checkbox' ? text === 'true' : sentValue(field, text)),
      }),
    )
  return [...own, ...custom]
}

function ChosenField({ site_id, onClose, onSet }: SetFieldDialogProps) {
  const { t } = useMessages()
  const fields = useSettableFields(site_id)
  const [chosen, choose] = useState<string>()
  const [isEmptied, setEmptied] = useState(false)
  const field = fields.find(({ id }) => id === chosen) ?? fields[0]
  if (!field) return null
  const name = 'action.value'
  return (
    <Form
      onSubmit={async data => {
        await onSet(field.id, isEmptied ? null : field.valueOf(String(data.get(name) ?? '')))
        onClose()
      }}
    >
      <Select label={t('leads.field')} isRequired value={field.id} options={fields} onChange={choose} />
      {!isEmptied && (
        <ValueField
          key={field.id}
          name={name}
          label={t('leads.value')}
          value={field.options[0]?.id ?? ''}
          kind={field.kind}
          options={field.options}
          isRequired
        />
      )}
      <Checkbox isSelected={isEmptied} onChange={setEmptied}>
        {t('leads.take_value')}
      </Checkbox>
      <FormActions onCancel={onClose}>
        <SubmitButton>{t('leads.set_field')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
