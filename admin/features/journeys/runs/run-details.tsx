/** One run: every decision with its reason, planned steps, and stop or retry. */

import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { ExternalLink, Repeat } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { runClient } from '../../../product/journeys/client.ts'
import { draftPath, historyPath } from '../../../product/journeys/paths.ts'
import { journeyQuery, runQuery } from '../../../product/journeys/queries.ts'
import { RunTimeline } from '../../../product/journeys/run-timeline.tsx'
import { reasonWords, spanWords } from '../../../product/journeys/run-words.ts'
import { leadName } from '../../../product/leads/lead-name.ts'
import { pathTo } from '../../../product/screens/path-to.ts'
import { useChange } from '../../../product/screens/use-change.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { zoneName } from '../../../product/zone-name.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { pageElsewhere } from '../../../ui/href.ts'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Facts, Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { ReplayNotice } from './replay-notice.tsx'
import { useRunActions } from './run-actions.tsx'
import styles from './run-details.module.css'
import { RunEmails } from './run-emails.tsx'
import runsStyles from './runs.module.css'

const causes = { event: 'run.cause_event', publication: 'run.cause_publication', manual: 'run.cause_manual' } as const

export function RunDetails() {
  const messages = useMessages()
  const { t, moment } = messages
  const { site_id, timezone } = useSite()
  const { journey_id } = useParams({ from: '/sites/$site_id/marketing/automated-journeys/$journey_id/history/$run_id' })
  const { run_id } = useParams({ from: '/sites/$site_id/marketing/automated-journeys/$journey_id/history/$run_id' })
  const { data: run, error, refetch } = useQuery(runQuery(site_id, run_id))
  const { data: journey } = useQuery(journeyQuery(site_id, journey_id))
  const { actionsOf, dialog } = useRunActions(site_id)
  const replay = useChange({ run: () => runClient.runs.replay({ site_id, run_id }), shows: 'the answer' })
  if (error && !run) return <ErrorState error={error} onRetry={refetch} />
  if (!run) return <Skeleton lines={['40%', '70%', '90%', '60%']} />
  const name = leadName(t, run.lead)
  const [retry] = actionsOf(run).filter(action => action.id === 'retry')
  return (
    <>
      <PageHeader
        title={name}
        status={<StatusBadge status={run.status} />}
        back={{ label: journey?.name ?? t('object.people'), href: historyPath(site_id, journey_id) }}
        action={
          retry && (
            <Button variant="primary" onPress={retry.onAction}>
              {retry.label}
            </Button>
          )
        }
        menu={[
          ...actionsOf(run).filter(action => action.id !== 'retry'),
          {
            id: 'replay',
            label: t('runs.replay'),
            icon: <Repeat size={16} aria-hidden />,
            onAction: () => replay.mutate(),
          },
        ]}
      />
      <div className={runsStyles.notices}>
        {run.stalled && (
          <Notice tone="warning" title={t('runs.stands_still')}>
            {run.stalled.text}
          </Notice>
        )}
        {replay.data && <ReplayNotice replay={replay.data} />}
        {run.status === 'failed' && run.reason && (
          <Notice tone="bad" title={t('runs.failed_because', { reason: reasonWords(messages, run.reason) })}>
            {t('runs.failed_note')}
          </Notice>
        )}
      </div>
      <Section title={t('runs.about')}>
        <Facts
          facts={[
            [
              t('runs.lead'),
              run.lead.email === '' ? (
                t('runs.erased_note')
              ) : (
                <Link key="lead" href={pathTo('/sites/$site_id/leads/$lead_id', { site_id, lead_id: run.lead_id })}>
                  {run.lead.email}
                </Link>
              ),
            ],
            [
              t('runs.journey'),
              <span key="journey">
                <Link href={draftPath(site_id, journey_id)}>{journey?.name ?? journey_id}</Link>{' '}
                {t('runs.version', { version: run.journey_version })}
              </span>,
            ],
            [t('runs.enrolled_by'), t(causes[run.cause])],
            [t('runs.date'), moment(run.enrolled_at, timezone)],
            [
              t('runs.duration'),
              run.duration_ms === null ? t('runs.still_going') : spanWords(messages, run.duration_ms),
            ],
            ...(run.reason ? [[t('runs.ended_because'), reasonWords(messages, run.reason)] as [string, string]] : []),
            [
              t('runs.run_id'),
              <span key="run_id" className={styles.id}>
                <code>{run.run_id}</code>
                <CopyButton text={run.run_id} />
              </span>,
            ],
            ...(run.temporal_url
              ? [
                  [
                    'Temporal',
                    <Link key="temporal" href={pageElsewhere(run.temporal_url)} target="_blank" rel="noreferrer">
                      {t('runs.temporal')} <ExternalLink size={14} aria-hidden />
                    </Link>,
                  ] as [string, ReactNode],
                ]
              : []),
          ]}
        />
      </Section>
      <RunEmails site_id={site_id} run_id={run_id} />
      <Section title={t('runs.decisions')} description={t('runs.decisions_note', { zone: zoneName(timezone ?? '') })}>
        <RunTimeline run={run} steps={journey?.document.steps ?? []} timeZone={timezone} />
      </Section>
      {dialog}
    </>
  )
}
