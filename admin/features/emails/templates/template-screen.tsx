/** The loaded editor of a template. */
import type { Template } from '@leadwright/sdk'
import { ChevronLeft, Redo2, Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { UnsavedChanges } from '../../../app/unsaved-changes.tsx'
import { useMessages } from '../../../messages/messages.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { useTitle } from '../../../ui/page-header.tsx'
import { SaveStatus } from '../../../ui/save-status.tsx'
import { StaleDialog } from '../../../ui/stale-dialog.tsx'
import { useSite } from '../../sites/queries.ts'
import { useTemplateActions } from './template-actions.tsx'
import { TemplateFields } from './template-fields.tsx'
import { TemplatePreview } from './template-preview.tsx'
import { TestSend } from './test-send.tsx'
import { useTemplateDraft } from './use-template-draft.ts'

export function TemplateScreen({ template }: { template: Template }) {
  const { t } = useMessages()
  const { site_id } = useSite()
  const editor = useTemplateDraft(site_id, template)
  const { actionsOf, dialog } = useTemplateActions(site_id)
  const [isTesting, setTesting] = useState(false)
  useTitle(editor.draft.name)
  useSaveKey(() => void editor.save())
  return (
    <div className="template">
      <header className="template-head">
        <Link href={`/sites/${site_id}/emails/builder`} look="plain">
          <span className="page-back">
            <ChevronLeft size={14} aria-hidden />
            {t('templates.title')}
          </span>
        </Link>
        <div className="template-bar">
          <h1>{editor.draft.name}</h1>
          <Badge tone={template.enabled ? 'good' : undefined}>
            {t(template.enabled ? 'templates.enabled' : 'templates.disabled')}
          </Badge>
          <div className="template-tools">
            <SaveStatus state={editor.state} error={editor.refusal} />
            <IconButton
              label={t('journeys.undo')}
              icon={<Undo2 size={16} aria-hidden />}
              isDisabled={!editor.undo}
              onPress={editor.undo}
            />
            <IconButton
              label={t('journeys.redo')}
              icon={<Redo2 size={16} aria-hidden />}
              isDisabled={!editor.redo}
              onPress={editor.redo}
            />
            <Menu label={t('ui.actions_for', { name: editor.draft.name })} actions={actionsOf(template)} />
            <Button isDisabled={editor.isDirty} onPress={() => setTesting(true)}>
              {t('templates.test')}
            </Button>
            <Button
              variant="primary"
              isDisabled={!editor.isDirty}
              isPending={editor.state === 'saving'}
              onPress={() => void editor.save()}
            >
              {t('templates.save')}
            </Button>
          </div>
        </div>
      </header>
      <div className="template-fields">
        <TemplateFields site_id={site_id} draft={editor.draft} errors={editor.errors} onChange={editor.change} />
      </div>
      <TemplatePreview site_id={site_id} template_id={template.id} draft={editor.draft} />
      {dialog}
      <TestSend site_id={site_id} template_id={template.id} isOpen={isTesting} onClose={() => setTesting(false)} />
      <StaleDialog {...editor.stale} />
      <UnsavedChanges isDirty={editor.isDirty} losses={[t('templates.lost_changes')]} />
    </div>
  )
}

/** Ctrl or ⌘ with S saves. */
function useSaveKey(save: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      save()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}
