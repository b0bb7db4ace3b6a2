/** A template that was read: its editor, and its other tabs. */

import type { Template } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { ObjectHistory } from '../../../product/activities/object-history.tsx'
import { EditorDialogs } from '../../../product/editor/editor-dialogs.tsx'
import { SaveButton } from '../../../product/editor/editor-screen.tsx'
import { SavingIndicator } from '../../../product/editor/saving-indicator.tsx'
import { UndoButtons } from '../../../product/editor/undo-buttons.tsx'
import { useEditorKeys } from '../../../product/editor/use-editor-keys.ts'
import { templatePath } from '../../../product/emails/paths.ts'
import { TemplateBadge } from '../../../product/emails/template-badge.tsx'
import { ObjectHeader } from '../../../product/objects/object-header.tsx'
import { pathTo } from '../../../product/screens/path-to.ts'
import { useView } from '../../../product/screens/use-view.ts'
import { useCan } from '../../../product/session/abilities.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { DocumentEditor } from './document/document-editor.tsx'
import { ToBlocks } from './document/to-blocks.tsx'
import { useTemplateActions } from './template-actions.tsx'
import { TemplateFields } from './template-fields.tsx'
import { TemplateLanguages } from './template-languages.tsx'
import { TemplateOverview } from './template-overview.tsx'
import { TemplatePeople } from './template-people.tsx'
import { TemplatePreview } from './template-preview.tsx'
import { TemplateResults } from './template-results.tsx'
import styles from './template-screen.module.css'
import { TemplateVersions } from './template-versions.tsx'
import { TestSend } from './test-send.tsx'
import { useTemplateEditor } from './use-template-editor.ts'
import { useTemplateLanguage } from './use-template-language.ts'

export function TemplateScreen({ template }: { template: Template }) {
  const { t } = useMessages()
  const can = useCan()
  const { site_id, site, timezone } = useSite()
  const [{ tab }] = useView('/sites/$site_id/emails/builder/$template_id')
  const editor = useTemplateEditor(site_id, template)
  const { actionsOf, dialog } = useTemplateActions(site_id)
  const [isTesting, setTesting] = useState(false)
  useEditorKeys(editor, tab === undefined)
  const language = useTemplateLanguage(editor, site?.language)
  const { draft } = language
  const { document } = draft
  const partWords = {
    name: t('templates.name'),
    category: t('templates.category'),
    folder_id: t('template_folders.folder'),
    subject: t('templates.subject'),
    preheader: t('templates.preheader'),
    body_text: t('templates.body'),
    document: t('blocks.content'),
    translations: t('template_languages.title'),
  }
  return (
    <div
      className={styles.template}
      data-tab={tab ?? 'edit'}
      data-blocks={(tab === undefined && Boolean(document)) || undefined}
    >
      <ObjectHeader
        back={{ label: t('templates.title'), href: pathTo('/sites/$site_id/emails/builder', { site_id }) }}
        name={editor.draft.name}
        status={<TemplateBadge template={template} />}
        saving={<SavingIndicator editor={editor} />}
        tools={
          !tab && (
            <>
              <TemplateLanguages language={language} />
              <UndoButtons editor={editor} />
            </>
          )
        }
        action={
          <>
            <Button isDisabled={editor.isDirty} onPress={() => setTesting(true)}>
              {t('templates.test')}
            </Button>
            <SaveButton editor={editor} variant="primary" />
          </>
        }
        menu={actionsOf(template)}
        tabs={[
          { id: 'overview', href: templatePath(site_id, template.id, 'overview') },
          { id: 'edit', href: templatePath(site_id, template.id) },
          { id: 'people', href: templatePath(site_id, template.id, 'people') },
          { id: 'results', href: templatePath(site_id, template.id, 'results') },
          { id: 'versions', href: templatePath(site_id, template.id, 'versions') },
          ...(can('read-site', site_id)
            ? [{ id: 'history' as const, href: templatePath(site_id, template.id, 'history') }]
            : []),
        ]}
        here={tab ?? 'edit'}
        isEditor
      />
      {tab === undefined && document && (
        <DocumentEditor
          key={language.contentKey}
          template_id={template.id}
          draft={{ ...draft, document }}
          language={language.shown}
          errors={language.errors}
          issues={language.issues}
          onChange={language.change}
        />
      )}
      {tab === undefined && !document && (
        <>
          <div className={styles.fields}>
            <TemplateFields
              key={language.contentKey}
              site_id={site_id}
              draft={draft}
              errors={language.errors}
              onChange={language.change}
            />
            <ToBlocks edit={editor.edit} />
          </div>
          <TemplatePreview template_id={template.id} draft={draft} language={language.shown} />
        </>
      )}
      {tab === 'overview' && (
        <div className={styles.page} data-wide>
          <TemplateOverview template={template} />
        </div>
      )}
      {tab === 'people' && (
        <div className={styles.page} data-wide>
          <TemplatePeople site_id={site_id} template_id={template.id} />
        </div>
      )}
      {tab === 'results' && (
        <div className={styles.page}>
          <TemplateResults site_id={site_id} template_id={template.id} />
        </div>
      )}
      {tab === 'versions' && (
        <div className={styles.page} data-wide>
          <TemplateVersions template={template} isDirty={editor.isDirty} />
        </div>
      )}
      {tab === 'history' && (
        <div className={styles.page}>
          <ObjectHistory site_id={site_id} subject_id={template.id} timeZone={timezone} partWords={partWords} />
        </div>
      )}
      {dialog}
      <TestSend
        template_id={template.id}
        language={language.shown}
        isOpen={isTesting}
        onClose={() => setTesting(false)}
      />
      <EditorDialogs editor={editor} losses={[t('templates.lost_changes')]} />
    </div>
  )
}
