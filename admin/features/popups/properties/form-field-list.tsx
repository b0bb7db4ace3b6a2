/** The fields of the form in their order: opened to change, moved and removed by button or key (Alt + arrows). */
import type { FormField } from '@leadwright/sdk'
import { ArrowDown, ArrowUp, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { useMessages } from '../../../messages/messages.tsx'
import type { CustomField } from '../../../product/popups/use-field-name.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Edit } from '../draft/draft.ts'
import { stepCount, stepOf, withFieldMoved, withFields } from '../draft/form-steps.ts'
import { FieldDetails } from './field-details.tsx'
import styles from './form-field-list.module.css'

type FieldListProps = {
  fields: readonly FormField[]
  edit: Edit
  nameOf: (name: string) => string
  custom: readonly CustomField[]
  /** The last one was removed, and with it what had the focus. */
  onEmptied: () => void
}

export function FormFieldList({ fields, edit, nameOf, custom, onEmptied }: FieldListProps) {
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
    edit(`remove.${name}`, draft =>
      withFields(
        draft,
        draft.form.fields.filter(field => field.name !== name),
      ),
    )
    const at = fields.findIndex(field => field.name === name)
    const near = fields[at + 1] ?? fields[at - 1]
    const text = t('popup_editor.field_removed', { name: nameOf(name) })
    if (near) setMoved({ name: near.name, text })
    else onEmptied()
  }

  const isStepped = stepCount(fields) > 1
  if (fields.length === 0) return <p className="muted">{t('popup_editor.no_fields')}</p>
  return (
    <>
      <ol className={styles.list} ref={list}>
        {fields.map((field, at) => {
          const name = nameOf(field.name)
          const isOpen = opened === field.name
          return (
            <li
              key={field.name}
              data-field={field.name}
              data-pointer={`/form/fields/${at}`}
              data-step={stepOf(field)}
              onKeyDown={event => onKey(event, at)}
            >
              {isStepped && stepOf(field) !== stepOf(fields[at - 1] ?? { name: '', step: 0 }) && (
                <p className={styles.step}>{t('popup_editor.step', { number: stepOf(field) })}</p>
              )}
              <div className={styles.row}>
                <Button
                  className={styles.toggle}
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
                <FieldDetails
                  field={field}
                  fields={fields}
                  edit={edit}
                  custom={custom.find(one => one.name === field.name)}
                />
              )}
            </li>
          )
        })}
      </ol>
      <p className="visually-hidden" role="status">
        {moved?.text}
      </p>
    </>
  )
}
