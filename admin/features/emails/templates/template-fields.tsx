/** Subject, preheader and body of a template, with a menu of variables that writes at the cursor. */
import { constraints, limits, type TemplateVariable } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { Braces } from 'lucide-react'
import { type SyntheticEvent, useRef } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { insertAt, variableText } from '../../../product/emails/insert-variable.ts'
import { variablesQuery } from '../../../product/emails/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { FolderSelect } from './folder-select.tsx'
import styles from './template-fields.module.css'
import type { TemplateDraft } from './use-template-editor.ts'

type TemplateFieldsProps = {
  site_id: string
  draft: TemplateDraft
  errors: Record<string, string>
  onChange: (changes: Partial<TemplateDraft>, field: string) => void
}
type Field = 'subject' | 'preheader' | 'body_text'
type Input = HTMLInputElement & HTMLTextAreaElement

export function TemplateFields({ site_id, draft, errors, onChange }: TemplateFieldsProps) {
  const { t } = useMessages()
  const { data } = useQuery(variablesQuery(site_id))
  const cursor = useRef<{ field: Field; start: number; end: number }>({ field: 'body_text', start: 1e9, end: 1e9 })
  const frame = useRef<HTMLDivElement>(null)

  const remember = (field: Field) => ({
    name: field,
    onSelect: ({ currentTarget: { selectionStart, selectionEnd } }: SyntheticEvent<Input>) => {
      cursor.current = { field, start: selectionStart ?? 1e9, end: selectionEnd ?? 1e9 }
    },
  })
  const insert = (variable: TemplateVariable) => {
    const { field } = cursor.current
    const written = variableText(variable, t('templates.first_fallback'), t('templates.first_unsubscribe'))
    const next = insertAt(draft[field], cursor.current, written)
    onChange({ [field]: next.text }, `insert ${variable.name} ${next.cursor}`)
    cursor.current = { field, start: next.cursor, end: next.cursor }
    requestAnimationFrame(() => {
      const input = frame.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)
      input?.focus()
      input?.setSelectionRange(next.cursor, next.cursor)
    })
  }

  return (
    <div className="stack" ref={frame}>
      <div className={styles.name}>
        <TextField
          label={t('templates.name')}
          isRequired
          maxLength={constraints.TemplateChanges.name.maxLength}
          value={draft.name}
          error={errors.name}
          onChange={name => onChange({ name }, 'name')}
        />
        <Select
          label={t('templates.category')}
          isRequired
          value={draft.category}
          error={errors.category}
          onChange={id => onChange({ category: id === 'transactional' ? 'transactional' : 'marketing' }, 'category')}
          options={[
            { id: 'marketing', label: t('templates.marketing') },
            { id: 'transactional', label: t('templates.transactional') },
          ]}
        />
      </div>
      <FolderSelect
        value={draft.folder_id}
        error={errors.folder_id}
        onChange={folder_id => onChange({ folder_id }, 'folder')}
      />
      <TextField
        {...remember('subject')}
        label={t('templates.subject')}
        isRequired
        maxLength={constraints.TemplateChanges.subject.maxLength}
        value={draft.subject}
        error={errors.subject}
        onChange={subject => onChange({ subject }, 'subject')}
      />
      <TextField
        {...remember('preheader')}
        label={t('templates.preheader')}
        description={t('templates.preheader_note')}
        maxLength={constraints.TemplateChanges.preheader.maxLength}
        value={draft.preheader}
        error={errors.preheader}
        onChange={preheader => onChange({ preheader }, 'preheader')}
      />
      <div className={styles.body}>
        <Menu
          label={t('templates.variables')}
          placement="bottom end"
          trigger={<Button icon={<Braces size={14} aria-hidden />}>{t('templates.variables')}</Button>}
          actions={(data?.data ?? []).map(variable => ({
            id: variable.name,
            label: variable.label,
            onAction: () => insert(variable),
          }))}
        />
        <TextArea
          {...remember('body_text')}
          label={t('templates.body')}
          isRequired
          rows={16}
          maxLength={limits.template_body_characters_max}
          value={draft.body_text}
          error={errors.body_text}
          description={t('templates.body_note', {
            link: t('templates.body_link'),
            button: t('templates.body_button'),
          })}
          onChange={body_text => onChange({ body_text }, 'body_text')}
        />
      </div>
    </div>
  )
}
