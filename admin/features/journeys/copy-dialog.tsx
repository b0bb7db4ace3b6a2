/** A journey into another site, with the tags, fields and templates that it works with. */

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import type { JourneyHead } from '../../product/journeys/document.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { useCan } from '../../product/session/abilities.ts'
import { client } from '../../product/session/api.ts'
import { sitesQuery } from '../../product/sites/queries.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { useImported } from './missing-references.tsx'

type CopyDialogProps = { site_id: string; journey: JourneyHead | undefined; onClose: () => void }

export function CopyDialog({ site_id, journey, onClose }: CopyDialogProps) {
  const { t } = useMessages()
  const can = useCan()
  const imported = useImported()
  const [chosen, choose] = useState<string>()
  const { data: sites = [] } = useQuery(sitesQuery())
  const others = sites.filter(site => site.id !== site_id && can('manage-marketing', site.id))
  const target = chosen ?? others[0]?.id
  const copy = useChange({
    run: ({ journey_id, to }: { journey_id: string; to: string }) =>
      client.journeys.copy({ site_id: to, body: { from_site_id: site_id, journey_id, missing: 'create' } }),
    shows: 'the answer',
    refreshes: target === undefined ? [] : ofSite(target, 'journeys'),
    isHandled: () => true,
  })
  const confirm = async () => {
    if (!journey || target === undefined) return
    const answer = await copy.mutateAsync({ journey_id: journey.id, to: target })
    await imported.open(target, answer)
  }
  return (
    <ConfirmDialog
      title={t('journeys.copy_title', { name: journey?.name ?? '' })}
      action={t('journeys.copy_action')}
      isDanger={false}
      isDisabled={target === undefined}
      isOpen={journey !== undefined}
      onClose={onClose}
      onConfirm={confirm}
    >
      {others.length === 0 ? (
        <p>{t('journeys.copy_nowhere')}</p>
      ) : (
        <>
          <p>{t('journeys.copy_text')}</p>
          <Select
            label={t('journeys.copy_where')}
            isRequired
            value={target ?? null}
            options={others.map(({ id, name }) => ({ id, label: name }))}
            onChange={choose}
          />
        </>
      )}
    </ConfirmDialog>
  )
}
