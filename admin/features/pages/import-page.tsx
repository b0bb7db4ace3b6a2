/** A page of another site becomes a draft here; what was left out of it is named before it is opened. */
import { constraints, type ImportedWebPage, type WebPageLeftOut } from '@leadwright/sdk'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { type MessageKey, type Messages, useMessages } from '../../messages/messages.tsx'
import { givenName, ImportForm } from '../../product/import-form.tsx'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { useSiteId } from '../../product/screens/use-view.ts'
import { pageClient } from '../../product/site-pages/client.ts'
import { WebsiteField } from '../../product/website-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { pagePath } from './paths.ts'

/** The page and its images come one after another. */
const import_ms = 90_000
const words = {
  script: 'page_import.script',
  form: 'page_import.form',
  frame: 'page_import.frame',
  media: 'page_import.media',
  image: 'page_import.image',
  button: 'page_import.button',
  table: 'page_import.table',
  navigation: 'page_import.navigation',
  rest: 'page_import.rest',
} as const satisfies Record<WebPageLeftOut['type'], MessageKey>

export function ImportPage({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useMessages()
  return (
    <Dialog title={t('page_import.title')} isOpen={isOpen} onClose={onClose}>
      <Importing onClose={onClose} />
    </Dialog>
  )
}

function Importing({ onClose }: { onClose: () => void }) {
  const { t } = useMessages()
  const site_id = useSiteId()
  const [url, setUrl] = useState('')
  const [name, setName] = useState('')
  const [imported, setImported] = useState<ImportedWebPage>()
  const bring = useChange({
    run: () => {
      const typed = url.trim()
      const whole = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
      const body = { url: whole, ...givenName(name) }
      return pageClient.pages.import({ site_id, body }, { timeout: import_ms, maxRetries: 0 })
    },
    shows: 'the answer',
    refreshes: ofSite(site_id, 'pages', 'images'),
    isHandled: () => true,
  })
  if (imported) return <Done page={imported} onClose={onClose} />
  return (
    <ImportForm
      text={t('page_import.text')}
      name={{
        label: t('pages.name'),
        description: t('page_import.name_note'),
        maxLength: constraints.WebPageImport.name.maxLength,
        value: name,
        onChange: setName,
      }}
      submit={t('page_import.submit')}
      onSubmit={async () => setImported(await bring.mutateAsync())}
      onClose={onClose}
    >
      <WebsiteField label={t('page_import.url')} value={url} onChange={setUrl} />
    </ImportForm>
  )
}

function Done({ page, onClose }: { page: ImportedWebPage; onClose: () => void }) {
  const { t } = useMessages()
  const router = useRouter()
  const site_id = useSiteId()
  return (
    <div className="stack">
      <Notice tone="good" title={t('page_import.done', { name: page.name })} />
      {page.left_out.length > 0 && (
        <>
          <p>{t('page_import.left_out')}</p>
          <LeftOut parts={page.left_out} t={t} />
        </>
      )}
      <div className="row-of">
        <Button variant="primary" onPress={() => void router.navigate({ href: pagePath(site_id, page.id) })}>
          {t('page_import.open')}
        </Button>
        <Button onPress={onClose}>{t('ui.close')}</Button>
      </div>
    </div>
  )
}

function LeftOut({ parts, t }: { parts: readonly WebPageLeftOut[]; t: Messages['t'] }) {
  return (
    <ul>
      {parts.map(({ type, name }) => (
        <li key={`${type} ${name}`}>
          {t(words[type])} {name !== '' && <span className="muted">{name}</span>}
        </li>
      ))}
    </ul>
  )
}
