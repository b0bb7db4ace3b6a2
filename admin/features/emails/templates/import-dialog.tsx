/** An email that was made elsewhere, pasted or as a file, becomes a template. */
import { constraints, type ImportedTemplate, limits, type TemplateLeftOut } from '@leadwright/sdk'
import { useState } from 'react'
import { type MessageKey, type Messages, useMessages } from '../../../messages/messages.tsx'
import { givenName, ImportForm } from '../../../product/import-form.tsx'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { useSiteId } from '../../../product/screens/use-view.ts'
import { client } from '../../../product/session/api.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FileField } from '../../../ui/file-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'

const words = {
  style_sheet: 'template_import.style_sheet',
  script: 'template_import.script',
  form: 'template_import.form',
  frame: 'template_import.frame',
} as const satisfies Record<Exclude<TemplateLeftOut['kind'], 'variable'>, MessageKey>

const namesOf = (left_out: readonly TemplateLeftOut[], t: Messages['t']): string =>
  left_out.map(({ kind, name }) => (kind === 'variable' ? name : t(words[kind]))).join(', ')

type ImportDialogProps = { isOpen: boolean; onClose: () => void; onCreated: (template: ImportedTemplate) => void }

export function ImportDialog({ isOpen, onClose, onCreated }: ImportDialogProps) {
  const { t } = useMessages()
  const site_id = useSiteId()
  const [name, setName] = useState('')
  const [html, setHtml] = useState('')
  const bring = useChange({
    run: () => client.templates.import({ site_id, body: { html, ...givenName(name) } }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'templates'),
    done: template => ({
      text:
        template.left_out.length > 0
          ? t('template_import.done_without', { name: template.name, parts: namesOf(template.left_out, t) })
          : t('template_import.done', { name: template.name }),
    }),
    isHandled: () => true,
  })
  const close = () => {
    setName('')
    setHtml('')
    onClose()
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
          onCreated(await bring.mutateAsync())
          close()
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
