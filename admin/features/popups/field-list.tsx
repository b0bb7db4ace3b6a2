/** The fields of the form in their order: opened to change, moved and removed by button or key (Alt + arrows). */
import type { FormField } from '@leadwright/sdk'
import { ArrowDown, ArrowUp, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { useMessages } from '../../messages/messages.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type Edit, withField, withFieldMoved, withForm } from './draft.ts'
import type { CustomField } from './preview-popup.ts'

type FieldListProps = {
  fields: readonly FormField[]
  edit: Edit
  nameOf: (name: string) => string
  custom: readonly CustomField[]
}

export function FieldList({ fields, edit, nameOf, custom }: FieldListProps) {
  const { t } = useMessages()
  const list = useRef<HTMLOListElement>(null)
  const [opened, setOpened] = useState<string>()
  const [moved, setMoved] = useState<{ name: string; text: string }>()

  // Moving an element in the page takes its focus away.
  useEffect(() => {
    if (moved) list.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(moved.name)}"] button`)?.focus()
  }, [moved])

  const move = (at: number, by: -1 | 1) => {
    const field = fields[at]
    if (!field || !fields[at + by]) return
    edit(`move.${field.name}`, draft => withFieldMoved(draft, field.name, by))
    const values = { name: nameOf(field.name), position: at + by + 1, count: fields.length }
    setMoved({ name: field.name, text: t('popup_editor.moved', values) })
  }
  const onKey = (event: KeyboardEvent, at: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(at, event.key === 'ArrowUp' ? -1 : 1)
  }
  const remove = (name: string) => {
    edit(`remove.${name}`, draft => withForm(draft, { fields: draft.form.fields.filter(field => field.name !== name) }))
    const next = fields.find(field => field.name !== name)
    if (next) setMoved({ name: next.name, text: t('popup_editor.field_removed', { name: nameOf(name) }) })
  }

  if (fields.length === 0) return <p className="muted">{t('popup_editor.no_fields')}</p>
  return (
    <>
      <ol className="field-list" ref={list}>
        {fields.map((field, at) => {
          const name = nameOf(field.name)
          const isOpen = opened === field.name
          return (
            <li
              key={field.name}
              data-field={field.name}
              data-pointer={`/form/fields/${at}/name`}
              onKeyDown={event => onKey(event, at)}
            >
              <div className="field-row">
                <Button
                  className="field-toggle"
                  aria-expanded={isOpen}
                  onPress={() => setOpened(isOpen ? undefined : field.name)}
                >
                  <ChevronRight size={14} aria-hidden />
                  <span>{name}</span>
                  {(field.required || field.name === 'email') && <span aria-hidden>*</span>}
                </Button>
                <IconButton
                  label={t('popup_editor.move_up', { name })}
                  icon={<ArrowUp size={14} aria-hidden />}
                  isDisabled={at === 0}
                  onPress={() => move(at, -1)}
                />
                <IconButton
                  label={t('popup_editor.move_down', { name })}
                  icon={<ArrowDown size={14} aria-hidden />}
                  isDisabled={at === fields.length - 1}
                  onPress={() => move(at, 1)}
                />
                <IconButton
                  label={t('popup_editor.remove_field', { name })}
                  icon={<X size={14} aria-hidden />}
                  onPress={() => remove(field.name)}
                />
              </div>
              {isOpen && (
                <FieldDetails field={field} edit={edit} fallback={custom.find(one => one.name === field.name)?.label} />
              )}
            </li>
          )
        })}
      </ol>
      <p className="unseen" role="status">
        {moved?.text}
      </p>
    </>
  )
}

function FieldDetails({ field, edit, fallback }: { field: FormField; edit: Edit; fallback: string | undefined }) {
  const { t } = useMessages()
  const change = (what: string, changes: Partial<FormField>) =>
    edit(`field.${field.name}.${what}`, draft => withField(draft, field.name, changes))
  return (
    <div className="field-details stack">
      <TextField
        label={t('popup_editor.label')}
        maxLength={200}
        isRequired
        validationBehavior="aria"
        placeholder={fallback}
        value={field.label ?? ''}
        onChange={label => change('label', { label })}
      />
      <TextField
        label={t('popup_editor.placeholder')}
        maxLength={200}
        value={field.placeholder ?? ''}
        onChange={placeholder => change('placeholder', { placeholder })}
      />
      <Checkbox
        isSelected={field.name === 'email' || (field.required ?? false)}
        isDisabled={field.name === 'email'}
        description={field.name === 'email' ? t('popup_editor.email_required') : undefined}
        onChange={required => change('required', { required })}
      >
        {t('popup_editor.required')}
      </Checkbox>
    </div>
  )
}
