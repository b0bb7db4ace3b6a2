/** A custom field, new or changed. Name and type are chosen once; the name follows the label until it is typed itself. */

import { type CustomField, type CustomFieldType, constraints } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, FormActions, FormPair, SubmitButton } from '../../ui/form.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { patched } from '../lists/shown.ts'
import { ofSite, useChange } from '../screens/use-change.ts'
import { leadSettingsClient } from './client.ts'
import { fieldNameOf, fieldTypes, fieldTypeWords, isFieldType, optionsOf } from './field-words.ts'

type Props = {
  site_id: string
  field?: CustomField
  isOpen: boolean
  onClose: () => void
  onSaved?: (field: CustomField) => void
}

type FieldInput = { label: string; placeholder: string; required: boolean; options?: string[] }

export function FieldDialog(props: Props) {
  const { t } = useMessages()
  return (
    <Dialog title={t(props.field ? 'fields.change' : 'fields.create')} isOpen={props.isOpen} onClose={props.onClose}>
      <FieldForm {...props} />
    </Dialog>
  )
}

function FieldForm({ site_id, field, onClose, onSaved }: Props) {
  const { t } = useMessages()
  const [type, setType] = useState<CustomFieldType>(field?.type ?? 'text')
  const [label, setLabel] = useState(field?.label ?? '')
  const [name, setName] = useState<string>()
  const [isRequired, setRequired] = useState(field?.required ?? false)
  const save = useChange({
    run: (body: FieldInput) =>
      field
        ? leadSettingsClient.customFields.update({ site_id, field_id: field.id, body }, { ifMatch: field.version })
        : leadSettingsClient.customFields.create({
            site_id,
            body: { ...body, type, name: name ?? fieldNameOf(label) },
          }),
    shows: field ? body => [patched('custom_fields', field.id, body)] : 'the answer',
    refreshes: ofSite(site_id, 'custom_fields'),
    done: saved => ({ text: t(field ? 'fields.changed_toast' : 'fields.created_toast', { label: saved.label }) }),
    isHandled: () => true,
  })

  return (
    <Form
      onSubmit={async data => {
        const placeholder = String(data.get('placeholder') ?? '')
        const options = type === 'dropdown' ? { options: optionsOf(String(data.get('options'))) } : {}
        const required = type !== 'hidden' && isRequired
        const saved = await save.mutateAsync({ label, placeholder, required, ...options })
        onSaved?.(saved)
        onClose()
      }}
    >
      <TextField
        name="label"
        label={t('fields.label')}
        description={t('fields.label_text')}
        value={label}
        onChange={setLabel}
        maxLength={constraints.NewCustomField.label.maxLength}
        isRequired
        autoFocus
      />
      {!field && (
        <FormPair>
          <Select
            name="type"
            label={t('fields.type')}
            value={type}
            onChange={id => isFieldType(id) && setType(id)}
            options={fieldTypes.map(id => ({ id, label: t(fieldTypeWords[id]) }))}
            isRequired
          />
          <TextField
            name="name"
            label={t('fields.name')}
            description={t('fields.name_text')}
            value={name ?? fieldNameOf(label)}
            onChange={setName}
            maxLength={constraints.NewCustomField.name.maxLength}
            spellCheck="false"
            isRequired
          />
        </FormPair>
      )}
      {type === 'dropdown' && (
        <TextArea
          name="options"
          label={t('fields.options')}
          description={t('fields.options_text')}
          defaultValue={field?.options.join('\n')}
          rows={4}
          isRequired
        />
      )}
      {type !== 'checkbox' && type !== 'hidden' && (
        <TextField
          name="placeholder"
          label={t('fields.placeholder')}
          defaultValue={field?.placeholder}
          maxLength={constraints.NewCustomField.placeholder.maxLength}
        />
      )}
      {type !== 'hidden' && (
        <Checkbox isSelected={isRequired} onChange={setRequired} description={t('fields.required_text')}>
          {t('fields.required')}
        </Checkbox>
      )}
      <FormActions onCancel={onClose}>
        <SubmitButton>{t(field ? 'fields.change' : 'fields.create')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
