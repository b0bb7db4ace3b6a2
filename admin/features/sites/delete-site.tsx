/** Deleting a site: everything that goes with it is named, and its subdomain typed first. */

import type { Site } from '@leadwright/sdk'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { removed } from '../../product/lists/shown.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { client } from '../../product/session/api.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Section } from '../../ui/section.tsx'
import { TextField } from '../../ui/text-field.tsx'

export function DeleteSite({ site }: { site: Site }) {
  const { t } = useMessages()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const [typed, setTyped] = useState('')
  const remove = useChange({
    run: () => client.sites.delete({ site_id: site.id }),
    shows: () => [removed('sites', site.id)],
    done: () => ({ text: t('site.deleted_toast', { name: site.name }) }),
    isHandled: () => true,
  })
  const confirm = async () => {
    await remove.mutateAsync(undefined)
    await navigate({ href: pathTo('/sites') })
  }
  return (
    <Section
      title={t('site.delete_title')}
      description={t('site.delete_text')}
      action={
        <Button variant="quiet-danger" onPress={() => setAsking(true)}>
          {t('site.delete')}
        </Button>
      }
    >
      <p className="muted">{t('site.delete_note')}</p>
      <ConfirmDialog
        title={t('site.delete_ask', { name: site.name })}
        losses={[t('site.loss_leads'), t('site.loss_popups'), t('site.loss_journeys'), t('site.loss_email')]}
        action={t('site.delete')}
        isDisabled={typed.trim() !== site.subdomain}
        isOpen={isAsking}
        onClose={() => {
          setAsking(false)
          setTyped('')
        }}
        onConfirm={confirm}
      >
        <p>{t('site.delete_warning')}</p>
        <TextField
          label={t('site.delete_type', { subdomain: site.subdomain })}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          isRequired
        />
      </ConfirmDialog>
    </Section>
  )
}
