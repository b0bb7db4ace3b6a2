/**
 * The fields of the form in their order: moved by dragging, by the keys of the handle, or with Alt and an arrow; one is
 * opened below them to be changed.
 */
import type { FormField } from '@leadwright/sdk'
import { GripVertical, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { useMessages } from '../../../messages/messages.tsx'
import type { CustomField } from '../../../product/popups/use-field-name.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Edit } from '../draft/draft.ts'
import { stepCount, stepOf, withFieldMoved, withFieldPlaced, withFields } from '../draft/form-steps.ts'
import { FieldDetails } from './field-details.tsx'
import styles from './form-field-list.module.css'
import type { Goal } from './pointers.ts'

type FieldListProps = {
  fields: readonly FormField[]
  edit: Edit
  nameOf: (name: string) => string
  custom: readonly CustomField[]
  /** A field that is gone to is opened. */
  goal: Goal | undefined
  /** The last one was removed, and with it what had the focus. */
  onEmptied: () => void
}

export function FormFieldList(props: FieldListProps) {
  const { t } = useMessages()
  const { fields, edit, nameOf, custom } = props
  const [opened, setOpened] = useOpened(props)
  const changes = useFieldChanges(props)
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: keys => [...keys].map(key => ({ 'text/plain': nameOf(String(key)) })),
    renderDropIndicator: target => <DropIndicator target={target} className={styles.drop} />,
    onReorder: ({ keys, target }) => {
      const [key] = keys
      if (target.dropPosition === 'on') return
      const side = target.dropPosition
      edit(`move.${key}`, draft => withFieldPlaced(draft, String(key), side, String(target.key)))
    },
  })
  const field = fields.find(one => one.name === opened)
  const isAsked = (name: string) => custom.find(one => one.name === name)?.required === true
  const isStepped = stepCount(fields) > 1
  if (fields.length === 0) return <p className="muted">{t('popup_editor.no_fields')}</p>
  return (
    <>
      <div role="presentation" ref={changes.list} onKeyDownCapture={changes.onKey}>
        <GridList
          className={styles.list}
          aria-label={t('popup_editor.fields')}
          items={fields.map((one, at) => ({ ...one, id: one.name, at }))}
          dependencies={[opened, isStepped, nameOf, custom]}
          dragAndDropHooks={dragAndDropHooks}
          onAction={key => setOpened(key === opened ? undefined : String(key))}
        >
          {({ at, ...one }) => {
            const name = nameOf(one.name)
            return (
              <GridListItem
                id={one.name}
                textValue={name}
                className={styles.row}
                data-field={one.name}
                data-open={one.name === opened || undefined}
                data-pointer={`/form/fields/${at}`}
                data-step={stepOf(one)}
              >
                <Button slot="drag" className={styles.handle} aria-label={t('popup_editor.move_field', { name })}>
                  <GripVertical size={14} aria-hidden />
                </Button>
                <span className={styles.name}>
                  {name}
                  {(one.required || one.name === 'email' || isAsked(one.name)) && <span aria-hidden> *</span>}
                </span>
                {isStepped && <small className="muted">{t('popup_editor.step', { number: stepOf(one) })}</small>}
                <IconButton
                  label={t('popup_editor.remove_field', { name })}
                  icon={<X size={14} aria-hidden />}
                  onPress={() => changes.remove(one.name)}
                />
              </GridListItem>
            )
          }}
        </GridList>
      </div>
      {field && (
        <fieldset className={styles.details} data-step={stepOf(field)}>
          <legend>{nameOf(field.name)}</legend>
          <FieldDetails
            key={field.name}
            field={field}
            fields={fields}
            edit={edit}
            custom={custom.find(one => one.name === field.name)}
          />
        </fieldset>
      )}
      <p className="visually-hidden" role="status">
        {changes.said}
      </p>
    </>
  )
}

/** The name of the field that is opened; one that is gone to opens. */
function useOpened({ fields, goal }: FieldListProps) {
  const [opened, setOpened] = useState<string>()
  const [followed, setFollowed] = useState<Goal>()
  if (goal && goal !== followed) {
    setFollowed(goal)
    const field = fields[Number(/^\/form\/fields\/(\d+)/.exec(goal.pointer)?.[1])]
    if (field) setOpened(field.name)
  }
  return [opened, setOpened] as const
}

/** Moving by keys, and removing: the focus stays where it was, or beside it, and what happened is said. */
function useFieldChanges({ fields, edit, nameOf, onEmptied }: FieldListProps) {
  const { t } = useMessages()
  const list = useRef<HTMLDivElement>(null)
  const [done, setDone] = useState<{ name: string; text: string }>()
  useEffect(() => {
    if (done) list.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(done.name)}"]`)?.focus()
  }, [done])
  const onKey = (event: KeyboardEvent) => {
    const name = (event.target as Element).closest<HTMLElement>('[data-field]')?.dataset.field
    if (!name || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    event.stopPropagation()
    const by = event.key === 'ArrowUp' ? -1 : 1
    const at = fields.findIndex(field => field.name === name)
    if (!fields[at + by]) return
    edit(`move.${name}`, draft => withFieldMoved(draft, name, by))
    const values = { name: nameOf(name), position: at + by + 1, count: fields.length }
    setDone({ name, text: t('popup_editor.moved', values) })
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
    if (near) setDone({ name: near.name, text: t('popup_editor.field_removed', { name: nameOf(name) }) })
    else onEmptied()
  }
  return { list, onKey, remove, said: done?.text }
}
