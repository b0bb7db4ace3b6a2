/** An email that was made elsewhere, pasted or as a file, becomes a template. */
import { constraints, type ImportedTemplate, limits } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { givenName, ImportForm } from '../../../product/import-form.tsx'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { useSiteId } from '../../../product/screens/use-view.ts'
import { client } from '../../../product/session/api.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FileField } from '../../../ui/file-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { LeftOut } from './left-out.tsx'

type ImportDialogProps = { isOpen: boolean; onClose: () => void; onCreated: (template: ImportedTemplate) => void }

export function ImportDialog({ isOpen, onClose, onCreated }: ImportDialogProps) {
  const { t } = useMessages()
  const site_id = useSiteId()
  const [name, setName] = useState('')
  const [html, setHtml] = useState('')
  /** One of which something was left out. */
  const [imported, setImported] = useState<ImportedTemplate>()
  const bring = useChange({
    run: () => client.templates.import({ site_id, body: { html, ...givenName(name) } }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'templates'),
    done: template =>
      template.left_out.length > 0 ? undefined : { text: t('template_import.done', { name: template.name }) },
    isHandled: () => true,
  })
  const close = () => {
    setName('')
    setHtml('')
    setImported(undefined)
    onClose()
  }
  if (imported) {
    const edit = () => {
      close()
      onCreated(imported)
    }
    return (
      <Dialog title={t('template_import.title')} isOpen={isOpen} onClose={close} size="large">
        <div className="stack">
          <Notice tone="good" title={t('template_import.done', { name: imported.name })} />
          <h3>{t('template_import.left_out')}</h3>
          <LeftOut parts={imported.left_out} />
          <div className="row-of">
            <Button variant="primary" onPress={edit}>
              {t('template_import.open')}
            </Button>
            <Button onPress={close}>{t('ui.close')}</Button>
          </div>
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog title={t('template_import.title')} isOpen={isOpen} onClose={close} size="large">
      <ImportForm
        text={t('template_import.text')}
        name={{
          label: t('templates.name'),
          description: t('template_import.name_note'),
          maxLength: constraints.TemplateImport.name.maxLength,
          value: name,
          onChange: setName,
        }}
        submit={t('template_import.submit')}
        onSubmit={async () => {
          const template = await bring.mutateAsync()
          if (template.left_out.length > 0) setImported(template)
          else {
            close()
            onCreated(template)
          }
        }}
        onClose={close}
      >
        <FileField
          label={t('template_import.file')}
          accept=".html,.htm,text/html"
          onChange={async file => {
            setHtml(await file.text())
            if (name === '') setName(file.name.replace(/\.html?$/i, '').slice(0, 100))
          }}
        />
        <TextArea
          name="html"
          label={t('template_import.html')}
          rows={10}
          maxLength={limits.template_import_characters_max}
          value={html}
          onChange={setHtml}
          isRequired
        />
      </ImportForm>
    </Dialog>
  )
}
