/** What an email has besides its blocks: name, type, subject, preheader, colors. Shown while no block is chosen. */
import { constraints } from '@leadwright/sdk'
import { useMessages } from '../../../../messages/messages.tsx'
import { VariableMenu } from '../../../../product/emails/variable-menu.tsx'
import { ColorPicker } from '../../../../ui/color-picker.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { FolderSelect } from '../folder-select.tsx'
import type { DocumentDraft, TemplateDraft } from '../use-template-editor.ts'

type EmailPropertiesProps = {
  draft: DocumentDraft
  errors: Record<string, string>
  onChange: (changes: Partial<TemplateDraft>, field: string) => void
}

export function EmailProperties({ draft, errors, onChange }: EmailPropertiesProps) {
  const { t } = useMessages()
  const { document } = draft
  const color = (name: 'page_color' | 'content_color') => (value: string) =>
    onChange({ document: { ...document, [name]: value || undefined } }, name)
  return (
    <div className="stack">
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
      <FolderSelect
        value={draft.folder_id}
        error={errors.folder_id}
        onChange={folder_id => onChange({ folder_id }, 'folder')}
      />
      <TextField
        label={t('templates.subject')}
        isRequired
        maxLength={constraints.TemplateChanges.subject.maxLength}
        value={draft.subject}
        error={errors.subject}
        onChange={subject => onChange({ subject }, 'subject')}
      />
      <TextField
        label={t('templates.preheader')}
        description={t('templates.preheader_note')}
        isRequired
        maxLength={constraints.TemplateChanges.preheader.maxLength}
        value={draft.preheader}
        error={errors.preheader}
        onChange={preheader => onChange({ preheader }, 'preheader')}
      />
      <div>
        <VariableMenu onInsert={text => onChange({ subject: `${draft.subject}${text}` }, 'subject variable')} />
      </div>
      <ColorPicker
        label={t('blocks.page_color')}
        value={document.page_color ?? ''}
        automatic=""
        onChange={color('page_color')}
      />
      <ColorPicker
        label={t('blocks.content_color')}
        value={document.content_color ?? ''}
        automatic=""
        onChange={color('content_color')}
      />
    </div>
  )
}
