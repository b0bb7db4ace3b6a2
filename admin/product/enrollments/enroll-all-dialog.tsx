/** Enrolls all leads of a filter or an audience in a journey that is on, after showing their number. */
import type { EnrollmentOfMany } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { problemOf } from '../../ui/problem.ts'
import { Select } from '../../ui/select.tsx'
import { openJourneysQuery } from '../journeys/queries.ts'
import { ofSite, useChange } from '../screens/use-change.ts'
import { client } from '../session/api.ts'
import { enrollingPreviewQuery } from './queries.ts'

/** An enrollment that was started here, and where. */
export type StartedEnrollment = { operation_id: string; journey_id: string }

type EnrollAllDialogProps = {
  site_id: string
  /** None of both: every lead of the site. */
  whom: EnrollmentOfMany
  onClose: () => void
  onStarted: (started: StartedEnrollment) => void
}

export function EnrollAllDialog({ site_id, whom, onClose, onStarted }: EnrollAllDialogProps) {
  const { t } = useMessages()
  const [chosen, choose] = useState<string>()
  const { data: journeys } = useQuery(openJourneysQuery(site_id))
  const journey = journeys?.find(({ id }) => id === chosen) ?? journeys?.[0]
  const { data: counted, error } = useQuery({
    ...enrollingPreviewQuery(site_id, journey?.id ?? '', whom),
    enabled: journey !== undefined,
  })
  const count = counted?.matching_leads
  const enroll = useChange({
    run: (journey_id: string) => client.journeys.enrollMatching({ site_id, journey_id, body: whom }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'operations'),
    done: ({ id }, journey_id) => {
      onStarted({ operation_id: id, journey_id })
      return undefined
    },
    isHandled: () => true,
  })
  return (
    <ConfirmDialog
      title={t('enrolling.title')}
      action={count ? t('enrolling.enroll_count', { count }) : t('leads.enroll')}
      isDanger={false}
      isDisabled={!count}
      isOpen
      onClose={onClose}
      onConfirm={async () => journey && enroll.mutateAsync(journey.id)}
    >
      {journeys?.length === 0 ? (
        <p>{t('leads.enroll_nowhere')}</p>
      ) : (
        <>
          <Select
            label={t('activities.journey')}
            isRequired
            value={journey?.id ?? null}
            options={(journeys ?? []).map(({ id, name }) => ({ id, label: name }))}
            onChange={choose}
          />
          {error ? (
            <Notice tone="bad" title={problemOf(error).text || t('ui.unreachable')} />
          ) : (
            <p role="status" className="numbers">
              {counted
                ? t('enrolling.counted', { count: counted.matching_leads, leads: counted.leads })
                : t('journeys.counting')}
            </p>
          )}
          <p className="muted">{t('enrolling.note')}</p>
        </>
      )}
    </ConfirmDialog>
  )
}
