/** Adds a field to the form: one that every lead has, one of the site's own, or a new one made on the spot. */
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { type Language, useMessages } from '../../../messages/messages.tsx'
import { FieldDialog } from '../../../product/lead-settings/field-dialog.tsx'
import { ownFieldNames } from '../../../product/popups/preview/preview-popup.ts'
import { type CustomField, useFieldName } from '../../../product/popups/use-field-name.ts'
import { useCan } from '../../../product/session/abilities.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import type { Edit, PopupDraft } from '../draft/draft.ts'
import { stepCount, withFields } from '../draft/form-steps.ts'

type AddFieldProps = { site_id: string; draft: PopupDraft; edit: Edit; custom: CustomField[]; language: Language }

export function AddField({ site_id, draft, edit, custom, language }: AddFieldProps) {
  const { t } = useMessages()
  const can = useCan()
  const nameOf = useFieldName(custom)
  const [isMaking, setMaking] = useState(false)
  const free = [...ownFieldNames, ...custom.map(field => field.name)].filter(
    name => !draft.form.fields.some(field => field.name === name),
  )
  const add = (name: string, label: string) =>
    edit(`add.${name}`, draft => {
      const { fields } = draft.form
      return withFields(draft, [...fields, { name, label, step: stepCount(fields) }])
    })
  const make = { id: '+new', label: t('popup_editor.new_field'), icon: <Plus size={14} aria-hidden /> }
  return (
    <>
      <Menu
        label={t('popup_editor.add_field')}
        placement="bottom start"
        trigger={<Button icon={<Plus size={14} aria-hidden />}>{t('popup_editor.add_field')}</Button>}
        actions={[
          ...free.map(name => ({ id: name, label: nameOf(name), onAction: () => add(name, nameOf(name, language)) })),
          ...(can('manage-leads', site_id) ? [{ ...make, onAction: () => setMaking(true) }] : []),
        ]}
      />
      <FieldDialog
        site_id={site_id}
        isOpen={isMaking}
        onClose={() => setMaking(false)}
        onSaved={field => add(field.name, field.label)}
      />
    </>
  )
}
