/** Puts chosen leads into a journey that is on; says how many were let in, and why the others were not. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { openJourneysQuery } from '../../product/journeys/queries.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { client } from '../../product/session/api.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { enrollInBatches, type Outcomes } from './enroll-leads.ts'

type EnrollDialogProps = {
  site_id: string
  lead_ids: readonly string[]
  isOpen: boolean
  onClose: () => void
  onDone?: () => void
}

const refusals = [
  ['already_live', 'leads.enroll_already_live'],
  ['already_enrolled', 'leads.enroll_already_enrolled'],
  ['too_often', 'leads.enroll_too_often'],
  ['not_matching', 'leads.enroll_not_matching'],
  ['suppressed', 'leads.enroll_suppressed'],
  ['not_found', 'leads.enroll_not_found'],
] as const

export function EnrollDialog({ site_id, lead_ids, isOpen, onClose, onDone }: EnrollDialogProps) {
  const { t, list } = useMessages()
  const [chosen, choose] = useState<string>()
  const { data: journeys } = useQuery({ ...openJourneysQuery(site_id), enabled: isOpen })
  const journey_id = chosen ?? journeys?.[0]?.id
  const noteOf = (outcomes: Outcomes) => {
    const parts = refusals.flatMap(([outcome, key]) => {
      const count = outcomes[outcome] ?? 0
      return count > 0 ? [t(key, { count })] : []
    })
    return parts.length > 0 ? list(parts) : undefined
  }
  const enroll = useChange({
    run: (id: string) =>
      enrollInBatches(lead_ids, batch =>
        client.journeys.enrollLeads({ site_id, journey_id: id, body: { lead_ids: batch } }),
      ),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'runs', 'journeys'),
    done: outcomes => ({
      text: t('leads.enrolled_toast', { count: outcomes.enrolled ?? 0 }),
      note: noteOf(outcomes),
    }),
    isHandled: () => true,
  })
  return (
    <ConfirmDialog
      title={t('leads.enroll_title', { count: lead_ids.length })}
      action={t('leads.enroll')}
      isDanger={false}
      isDisabled={journey_id === undefined}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={async () => {
        if (journey_id === undefined) return
        await enroll.mutateAsync(journey_id)
        onDone?.()
      }}
    >
      {journeys?.length === 0 ? (
        <p>{t('leads.enroll_nowhere')}</p>
      ) : (
        <>
          <p>{t('leads.enroll_text')}</p>
          <Select
            label={t('activities.journey')}
            isRequired
            value={journey_id ?? null}
            options={(journeys ?? []).map(({ id, name }) => ({ id, label: name }))}
            onChange={choose}
          />
        </>
      )}
    </ConfirmDialog>
  )
}
