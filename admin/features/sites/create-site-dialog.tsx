/** A new site. The subdomain follows the name until it is typed itself; afterwards the new site's dashboard opens. */

import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { client } from '../../product/session/api.ts'
import { sitesQuery } from '../../product/sites/queries.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { newDraft, subdomainOf } from './site-draft.ts'
import { SiteFields } from './site-fields.tsx'

export function CreateSiteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useMessages()
  return (
    <Dialog title={t('sites.create')} isOpen={isOpen} onClose={onClose}>
      <NewSite onClose={onClose} />
    </Dialog>
  )
}

function NewSite({ onClose }: { onClose: () => void }) {
  const { t, language } = useMessages()
  const navigate = useNavigate()
  const [isProposed, setProposed] = useState(true)
  const [draft, setDraft] = useState(() =>
    newDraft(language, navigator.language, Intl.DateTimeFormat().resolvedOptions().timeZone),
  )

  const make = useChange({
    run: () => client.sites.create({ body: draft }),
    shows: 'the answer',
    refreshes: [sitesQuery().queryKey, ['abilities']],
    done: ({ name }) => {
      onClose()
      return { text: t('sites.created_toast', { name }) }
    },
    isHandled: () => true,
  })
  const create = async () => {
    const { id } = await make.mutateAsync()
    await navigate({ href: pathTo('/sites/$site_id/dashboard', { site_id: id }) })
  }

  return (
    <Form onSubmit={create}>
      <SiteFields
        draft={draft}
        isNew
        onChange={changes => {
          if (changes.subdomain !== undefined) setProposed(false)
          const proposal = changes.name !== undefined && isProposed ? { subdomain: subdomainOf(changes.name) } : {}
          setDraft(before => ({ ...before, ...changes, ...proposal }))
        }}
      />
      <FormActions onCancel={onClose}>
        <SubmitButton>{t('sites.create')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
