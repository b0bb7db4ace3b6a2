/** How far enrollments of many leads have come: of one that was begun here, and of a journey's that are under way. */
import type { JourneyEnrollment } from '@leadwright/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { historyPath } from '../journeys/paths.ts'
import type { Begun } from './enroll-all-dialog.tsx'
import { enrollmentsQuery } from './queries.ts'

function useProgressWords() {
  const { t, number } = useMessages()
  return ({ matching_leads, enrolled_leads }: JourneyEnrollment) =>
    matching_leads === null
      ? t('journeys.counting')
      : t('enrolling.progress', { enrolled: number(enrolled_leads), matching: number(matching_leads) })
}

/** Stays until it is put away, with the way to the runs that came of it. */
export function EnrollmentProgress({
  site_id,
  begun,
  onClose,
}: {
  site_id: string
  begun: Begun
  onClose: () => void
}) {
  const { t } = useMessages()
  const words = useProgressWords()
  const queries = useQueryClient()
  const { data } = useQuery(enrollmentsQuery(site_id, begun.journey_id))
  const enrollment = data?.data.find(({ id }) => id === begun.id)
  const status = enrollment?.status ?? 'running'
  useEffect(() => {
    if (status !== 'running') void queries.invalidateQueries({ queryKey: ['runs', site_id] })
  }, [status, queries, site_id])
  const title = {
    running: t('enrolling.running', { name: begun.name }),
    done: t('enrolling.done', { count: enrollment?.enrolled_leads ?? 0, name: begun.name }),
    ended: t('enrolling.ended', { name: begun.name }),
  }[status]
  return (
    <Notice
      tone={status === 'done' ? 'good' : status === 'ended' ? 'warning' : 'info'}
      title={title}
      action={<IconButton label={t('ui.close')} icon={<X size={16} aria-hidden />} onPress={onClose} />}
    >
      {status !== 'done' && <span className="numbers">{enrollment ? words(enrollment) : t('journeys.counting')} </span>}
      <Link href={historyPath(site_id, begun.journey_id)}>{t('enrolling.see_runs')}</Link>
    </Notice>
  )
}

/** Those of a journey that are under way. */
export function EnrollmentsUnderWay({ site_id, journey_id }: { site_id: string; journey_id: string }) {
  const { t } = useMessages()
  const words = useProgressWords()
  const { data } = useQuery(enrollmentsQuery(site_id, journey_id))
  const running = data?.data.filter(({ status }) => status === 'running') ?? []
  return running.map(enrollment => (
    <Notice key={enrollment.id} tone="info" title={t('enrolling.under_way')}>
      <span className="numbers">{words(enrollment)}</span>
    </Notice>
  ))
}
