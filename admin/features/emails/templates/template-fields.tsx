/** Subject, preheader and body of a template, with a menu of variables that writes at the cursor. */
import { useQuery } from '@tanstack/react-query'
import { Braces } from 'lucide-react'
import { useRef } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { variablesQuery } from '../queries.ts'
import { insertAt, variableText } from './insert-variable.ts'
import type { TemplateDraft } from './use-template-draft.ts'

type TemplateFieldsProps = {
  site_id: string
  draft: TemplateDraft
  errors: Record<string, string>
  onChange: (changes: Partial<TemplateDraft>, field: string) => void
}
const withVariables = ['subject', 'preheader', 'body_text'] as const
type Field = (typeof withVariables)[number]

export function TemplateFields({ site_id, draft, errors, onChange }: TemplateFieldsProps) {
  const { t } = useMessages()
  const { data } = useQuery(variablesQuery(site_id))
  const cursor = useRef<{ field: Field; start: number; end: number }>({ field: 'body_text', start: 1e9, end: 1e9 })
  const frame = useRef<HTMLDivElement>(null)

  const remember = ({ target }: { target: EventTarget }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    const field = withVariables.find(known => known === target.name)
    if (field) cursor.current = { field, start: target.selectionStart ?? 1e9, end: target.selectionEnd ?? 1e9 }
  }
  const insert = (variable: string) => {
    const { field } = cursor.current
    const written = variableText(variable, t('templates.first_fallback'), t('templates.first_unsubscribe'))
    const next = insertAt(draft[field], cursor.current, written)
    onChange({ [field]: next.text }, `insert ${variable} ${next.cursor}`)
    cursor.current = { field, start: next.cursor, end: next.cursor }
    requestAnimationFrame(() => {
      const input = frame.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)
      input?.focus()
      input?.setSelectionRange(next.cursor, next.cursor)
    })
  }

  return (
    // The fields stay what they are; this only remembers where the cursor was last.
    <div className="stack" ref={frame} onSelect={remember} onKeyUp={remember} onBlur={remember}>
      <div className="template-name">
        <TextField
          label={t('templates.name')}
          isRequired
          maxLength={100}
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
      <TextField
        name="subject"
        label={t('templates.subject')}
        isRequired
        maxLength={500}
        value={draft.subject}
        error={errors.subject}
        onChange={subject => onChange({ subject }, 'subject')}
      />
      <TextField
        name="preheader"
        label={t('templates.preheader')}
        description={t('templates.preheader_note')}
        maxLength={500}
        value={draft.preheader}
        error={errors.preheader}
        onChange={preheader => onChange({ preheader }, 'preheader')}
      />
      <div className="template-body">
        <Menu
          label={t('templates.variables')}
          placement="bottom end"
          trigger={<Button icon={<Braces size={14} aria-hidden />}>{t('templates.variables')}</Button>}
          actions={(data?.data ?? []).map(variable => ({
            id: variable,
            label: variable,
            onAction: () => insert(variable),
          }))}
        />
        <TextArea
          name="body_text"
          label={t('templates.body')}
          isRequired
          rows={16}
          maxLength={50_000}
          value={draft.body_text}
          error={errors.body_text}
          description={t('templates.body_note', {
            link: '[Prices](https://example.com)',
            button: '[[Book a visit](https://example.com)]',
          })}
          onChange={body_text => onChange({ body_text }, 'body_text')}
        />
      </div>
    </div>
  )
}
