/** "Read from your website": asks for an address, shows what was found there, and hands over what is ticked. */
import type { WebsiteBrand } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { client } from '../session/api.ts'
import { WebsiteField } from '../website-field.tsx'
import { FoundBrand, type TakenBrand } from './found-brand.tsx'

/** The page, what it is dressed in and its icons come one after another. */
const read_ms = 60_000

export type ReadWebsiteProps = {
  site_id: string
  isOpen: boolean
  onClose: () => void
  onTake: (taken: TakenBrand) => Promise<void> | void
}

export function ReadWebsite({ site_id, isOpen, onClose, onTake }: ReadWebsiteProps) {
  const { t } = useMessages()
  return (
    <Dialog title={t('brand.read_title')} isOpen={isOpen} onClose={onClose}>
      <Reading site_id={site_id} onClose={onClose} onTake={onTake} />
    </Dialog>
  )
}

function Reading({ site_id, onClose, onTake }: Omit<ReadWebsiteProps, 'isOpen'>) {
  const { t } = useMessages()
  const [url, setUrl] = useState('')
  const [found, setFound] = useState<WebsiteBrand>()
  const read = async () => {
    const typed = url.trim()
    const whole = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
    setFound(await client.brand.read({ site_id, body: { url: whole } }, { timeout: read_ms, maxRetries: 0 }))
  }
  return (
    <div className="stack">
      <p className="muted">{t('brand.read_text')}</p>
      <Form onSubmit={read}>
        <WebsiteField
          label={t('brand.website')}
          value={url}
          onChange={next => {
            setUrl(next)
            setFound(undefined)
          }}
        />
        {!found && (
          <FormActions>
            <SubmitButton>{t('brand.read')}</SubmitButton>
          </FormActions>
        )}
      </Form>
      {found && <FoundBrand key={found.url} site_id={site_id} found={found} onTake={onTake} onClose={onClose} />}
    </div>
  )
}
