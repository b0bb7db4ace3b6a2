/** The loaded editor of a template. */

import type { Template } from '@leadwright/sdk'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { EditorDialogs } from '../../../product/editor/editor-dialogs.tsx'
import { SavingIndicator } from '../../../product/editor/saving-indicator.tsx'
import { UndoButtons } from '../../../product/editor/undo-buttons.tsx'
import { useEditorKeys } from '../../../product/editor/use-editor-keys.ts'
import { pathTo } from '../../../product/screens/path-to.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Menu } from '../../../ui/menu.tsx'
import pageHeaderStyles from '../../../ui/page-header.module.css'
import { useTitle } from '../../../ui/use-title.ts'
import { useTemplateActions } from './template-actions.tsx'
import { TemplateFields } from './template-fields.tsx'
import { TemplatePreview } from './template-preview.tsx'
import styles from './template-screen.module.css'
import { TestSend } from './test-send.tsx'
import { useTemplateEditor } from './use-template-editor.ts'

export function TemplateScreen({ template }: { template: Template }) {
  const { t } = useMessages()
  const { site_id } = useSite()
  const editor = useTemplateEditor(site_id, template)
  const { actionsOf, dialog } = useTemplateActions(site_id)
  const [isTesting, setTesting] = useState(false)
  useTitle(editor.draft.name)
  useEditorKeys(editor)
  return (
    <div className={styles.template}>
      <header className={styles.head}>
        <Link href={pathTo('/sites/$site_id/emails/builder', { site_id })} look="plain">
          <span className={pageHeaderStyles.back}>
            <ChevronLeft size={14} aria-hidden />
            {t('templates.title')}
          </span>
        </Link>
        <div className={styles.bar}>
          <h1>{editor.draft.name}</h1>
          <Badge tone={template.enabled ? 'good' : undefined}>
            {t(template.enabled ? 'templates.enabled' : 'templates.disabled')}
          </Badge>
          <div className={styles.tools}>
            <SavingIndicator editor={editor} />
            <UndoButtons editor={editor} />
            <Menu label={t('ui.actions_for', { name: editor.draft.name })} actions={actionsOf(template)} />
            <Button isDisabled={editor.isDirty} onPress={() => setTesting(true)}>
              {t('templates.test')}
            </Button>
            <Button
              variant="primary"
              isDisabled={!editor.isDirty}
              isPending={editor.isSaving}
              onPress={() => void editor.save()}
            >
              {t('templates.save')}
            </Button>
          </div>
        </div>
      </header>
      <div className={styles.fields}>
        <TemplateFields site_id={site_id} draft={editor.draft} errors={editor.errors} onChange={editor.change} />
      </div>
      <TemplatePreview site_id={site_id} template_id={template.id} draft={editor.draft} />
      {dialog}
      <TestSend site_id={site_id} template_id={template.id} isOpen={isTesting} onClose={() => setTesting(false)} />
      <EditorDialogs editor={editor} losses={[t('templates.lost_changes')]} />
    </div>
  )
}
