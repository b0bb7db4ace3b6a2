/** One value of a lead, edited in place: a pencil opens the field, Enter saves, Esc cancels. */
import { Pencil } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import leadsStyles from '../../product/leads/leads.module.css'
import { DateField } from '../../ui/date-field.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { problemOf } from '../../ui/problem.ts'
import { Select } from '../../ui/select.tsx'
import { StaleDialog } from '../../ui/stale-dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './editable-value.module.css'

export type ValueKind = 'text' | 'textarea' | 'email' | 'tel' | 'number' | 'date' | 'url' | 'password' | 'choice'

export type EditableValueProps = {
  /** The value's name on the wire, so that a refusal is shown at it. */
  name: string
  label: string
  /** As it is edited. */
  value: string
  /** As it is shown; the value itself unless given. */
  shown?: ReactNode
  kind?: ValueKind
  options?: { id: string; label: string }[]
  placeholder?: string
  isRequired?: boolean
  /** Absent: it can only be read. */
  onSave?: (value: string, isOverwriting?: boolean) => Promise<unknown>
}

export function EditableValue(props: EditableValueProps) {
  const { t } = useMessages()
  const [isEditing, setEditing] = useState(false)
  if (isEditing && props.onSave) return <Editing {...props} onClose={() => setEditing(false)} />
  return (
    <div className={leadsStyles.value}>
      <span className={leadsStyles.valueName}>{props.label}</span>
      <div className={leadsStyles.valueShown}>
        {props.value === '' ? <span className="muted">–</span> : (props.shown ?? props.value)}
      </div>
      {props.onSave && (
        <IconButton
          label={t('leads.edit', { label: props.label })}
          icon={<Pencil size={14} aria-hidden />}
          onPress={() => setEditing(true)}
        />
      )}
    </div>
  )
}

function Editing({ onClose, onSave, ...props }: EditableValueProps & { onClose: () => void }) {
  const { t } = useMessages()
  /** What stood here when editing began; the site's stream may bring another value meanwhile. */
  const [read] = useState(props.value)
  const [refused, setRefused] = useState<string>()
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    onClose()
  }
  const submit = async (data: FormData) => {
    const value = String(data.get(props.name) ?? '').trim()
    if (value === read) return onClose()
    if (props.value !== read && props.value !== value) return setRefused(value)
    try {
      await onSave?.(value)
      onClose()
    } catch (error) {
      if (problemOf(error).status !== 412) throw error
      setRefused(value)
    }
  }
  const overwrite = async () => {
    try {
      await onSave?.(refused ?? '', true)
      onClose()
    } catch (error) {
      setRefused(undefined)
      toast({ tone: 'bad', text: problemOf(error).text || t('ui.unreachable') })
    }
  }
  return (
    <fieldset className={styles.editing} aria-label={props.label} onKeyDown={leave}>
      <StaleDialog
        isOpen={refused !== undefined}
        onClose={() => setRefused(undefined)}
        onReload={onClose}
        onOverwrite={overwrite}
      />
      <Form onSubmit={submit}>
        <ValueField {...props} />
        <FormActions onCancel={onClose}>
          <SubmitButton>{t('leads.save')}</SubmitButton>
        </FormActions>
      </Form>
    </fieldset>
  )
}

export function ValueField({
  name,
  label,
  value,
  kind = 'text',
  options = [],
  placeholder,
  isRequired,
  autoFocus = true,
}: EditableValueProps & { autoFocus?: boolean }) {
  const { t } = useMessages()
  if (kind === 'textarea')
    return (
      <TextArea
        name={name}
        label={label}
        defaultValue={value}
        placeholder={placeholder}
        isRequired={isRequired}
        autoFocus={autoFocus}
      />
    )
  if (kind === 'choice')
    return (
      <Select
        name={name}
        label={label}
        defaultValue={value}
        isRequired={isRequired}
        options={isRequired ? options : [{ id: '', label: t('leads.no_value') }, ...options]}
      />
    )
  if (kind === 'date')
    return <DateField name={name} label={label} defaultValue={value} isRequired={isRequired} autoFocus={autoFocus} />
  return (
    <TextField
      name={name}
      type={kind === 'number' ? 'text' : kind}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      label={label}
      defaultValue={kind === 'password' ? '' : value}
      placeholder={placeholder}
      isRequired={isRequired}
      autoComplete="off"
      autoFocus={autoFocus}
    />
  )
}
