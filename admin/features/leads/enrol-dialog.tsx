/** Puts chosen leads into a journey that is on; says how many were let in, and why the others were not. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { openJourneysQuery } from '../../product/journeys/queries.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { client } from '../../product/session/api.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { enrolInBatches, type Outcomes } from './enrol-leads.ts'

type EnrolDialogProps = {
  site_id: string
  lead_ids: readonly string[]
  isOpen: boolean
  onClose: () => void
  onDone?: () => void
}

const refusals = [
  ['already_live', 'leads.enrol_already_live'],
  ['already_enrolled', 'leads.enrol_already_enrolled'],
  ['not_matching', 'leads.enrol_not_matching'],
  ['suppressed', 'leads.enrol_suppressed'],
  ['not_found', 'leads.enrol_not_found'],
] as const

export function EnrolDialog({ site_id, lead_ids, isOpen, onClose, onDone }: EnrolDialogProps) {
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
  const enrol = useChange({
    run: (id: string) =>
      enrolInBatches(lead_ids, batch =>
        client.journeys.enrolLeads({ site_id, journey_id: id, body: { lead_ids: batch } }),
      ),
    refreshes: [
      ['runs', site_id],
      ['journeys', site_id],
    ],
    done: outcomes => ({
      text: t('leads.enrolled_toast', { count: outcomes.enrolled ?? 0 }),
      note: noteOf(outcomes),
    }),
    isHandled: () => true,
  })
  return (
    <ConfirmDialog
      title={t('leads.enrol_title', { count: lead_ids.length })}
      action={t('leads.enrol')}
      isDanger={false}
      isDisabled={journey_id === undefined}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={async () => {
        if (journey_id === undefined) return
        await enrol.mutateAsync(journey_id)
        onDone?.()
      }}
    >
      {journeys?.length === 0 ? (
        <p>{t('leads.enrol_nowhere')}</p>
      ) : (
        <>
          <p>{t('leads.enrol_text')}</p>
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
