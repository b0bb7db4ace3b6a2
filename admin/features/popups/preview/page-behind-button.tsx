/** Chooses the page behind the popup in the preview: one of the owner's by its address, or the drawn one. */
import { useQueryClient } from '@tanstack/react-query'
import { PanelTop } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { choosePageBehind, pageReadQuery, usePageBehindUrl } from '../../../product/popups/preview/use-page-behind.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form, SubmitButton } from '../../../ui/form.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'

export function PageBehindButton({ site_id }: { site_id: string }) {
  const { t } = useMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={t('popup_editor.behind')}
        icon={<PanelTop size={16} aria-hidden />}
        onPress={() => setOpen(true)}
      />
      <Dialog title={t('popup_editor.behind')} size="small" isOpen={isOpen} onClose={() => setOpen(false)}>
        <PageBehindForm site_id={site_id} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function PageBehindForm({ site_id, onDone }: { site_id: string; onDone: () => void }) {
  const { t } = useMessages()
  const queries = useQueryClient()
  const url = usePageBehindUrl(site_id)
  const [isEmpty, setEmpty] = useState(false)
  const show = async (data: FormData) => {
    setEmpty(false)
    const page_url = String(data.get('page_url')).trim()
    const { html } = await queries.fetchQuery({ ...pageReadQuery(site_id, page_url), staleTime: 0 })
    if (!html) return setEmpty(true)
    choosePageBehind(site_id, page_url)
    onDone()
  }
  const draw = () => {
    choosePageBehind(site_id, '')
    onDone()
  }
  return (
    <Form onSubmit={show}>
      <p className="muted">{t('popup_editor.behind_note')}</p>
      <TextField
        name="page_url"
        type="url"
        inputMode="url"
        label={t('popup_editor.behind_url')}
        placeholder="https://example.com"
        defaultValue={url}
        isRequired
        autoFocus
      />
      {isEmpty && <Notice tone="warning" title={t('popup_editor.behind_empty')} />}
      <div className="row-of">
        <SubmitButton>{t('popup_editor.behind_show')}</SubmitButton>
        {url && <Button onPress={draw}>{t('popup_editor.behind_drawn')}</Button>}
      </div>
    </Form>
  )
}
