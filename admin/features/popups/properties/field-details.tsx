/** One field of the form in full: its words, whether it must be filled in, its step, and where a hidden one is filled from. */
import { constraints, type FormField } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import type { CustomField } from '../../../product/popups/use-field-name.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type Edit, withField } from '../draft/draft.ts'
import { stepChoices, stepOf, withFieldStep } from '../draft/form-steps.ts'
import styles from './field-details.module.css'
import { FieldPresentation } from './field-presentation.tsx'

type FieldDetailsProps = {
  field: FormField
  fields: readonly FormField[]
  edit: Edit
  /** The custom field that it asks for; none for those that every lead has. */
  custom: CustomField | undefined
}

export function FieldDetails({ field, fields, edit, custom }: FieldDetailsProps) {
  const { t } = useMessages()
  const change = (what: string, changes: Partial<FormField>) =>
    edit(`field.${field.name}.${what}`, draft => withField(draft, field.name, changes))
  if (custom?.type === 'hidden')
    return (
      <div className={`${styles.details} stack`}>
        <Fill field={field} onChange={fill => change('fill', { fill })} />
      </div>
    )
  const isAlwaysAsked = field.name === 'email' || custom?.required === true
  const steps = stepChoices(fields, field.name)
  return (
    <div className={`${styles.details} stack`}>
      <TextField
        label={t('popup_editor.label')}
        maxLength={constraints.FormField.label.maxLength}
        isRequired
        validationBehavior="aria"
        placeholder={custom?.label}
        value={field.label ?? ''}
        onChange={label => change('label', { label })}
      />
      {custom?.type !== 'checkbox' && custom?.type !== 'date' && (
        <TextField
          label={t('popup_editor.placeholder')}
          maxLength={constraints.FormField.placeholder.maxLength}
          value={field.placeholder ?? ''}
          onChange={placeholder => change('placeholder', { placeholder })}
        />
      )}
      <FieldPresentation field={field} custom={custom} onChange={changes => change('presentation', changes)} />
      <Checkbox
        isSelected={isAlwaysAsked || (field.required ?? false)}
        isDisabled={isAlwaysAsked}
        description={
          field.name === 'email'
            ? t('popup_editor.email_required')
            : custom?.required && t('popup_editor.field_required')
        }
        onChange={required => change('required', { required })}
      >
        {t('popup_editor.required')}
      </Checkbox>
      {steps.length > 1 && (
        <Select
          label={t('popup_editor.field_step')}
          isRequired
          value={String(stepOf(field))}
          options={steps.map(step => ({ id: String(step), label: t('popup_editor.step', { number: step }) }))}
          onChange={step => edit(`field.${field.name}.step`, draft => withFieldStep(draft, field.name, Number(step)))}
        />
      )}
    </div>
  )
}

type Fill = NonNullable<FormField['fill']>

function Fill({ field, onChange }: { field: FormField; onChange: (fill: Fill) => void }) {
  const { t } = useMessages()
  // A hidden field that says nothing takes the query's parameter of its own name.
  const fill: Fill = field.fill ?? { from: 'query', name: field.name }
  return (
    <>
      <p className="muted">{t('popup_editor.hidden_note')}</p>
      <Select
        label={t('popup_editor.fill_from')}
        isRequired
        value={fill.from}
        options={[
          { id: 'query', label: t('popup_editor.fill_query') },
          { id: 'cookie', label: t('popup_editor.fill_cookie') },
          { id: 'attribute', label: t('popup_editor.fill_attribute') },
        ]}
        onChange={from => onChange({ ...fill, from: from as Fill['from'] })}
      />
      <TextField
        label={t('popup_editor.fill_name')}
        isRequired
        validationBehavior="aria"
        maxLength={constraints.FieldFill.name.maxLength}
        value={fill.name}
        onChange={name => onChange({ ...fill, name: name.replace(/[^\w.-]/g, '') || field.name })}
      />
    </>
  )
}
