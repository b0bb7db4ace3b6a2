/** A broadcast that is scheduled, on its way or over: overview, recipients, results, history. */
import type { Broadcast } from '@leadwright/sdk'
import { Mail } from 'lucide-react'
import { useMessages } from '../../../messages/messages.tsx'
import { ObjectHistory } from '../../../product/activities/object-history.tsx'
import { emailsQuery } from '../../../product/emails/queries.ts'
import { useList } from '../../../product/lists/use-list.ts'
import { ObjectHeader } from '../../../product/objects/object-header.tsx'
import { useView } from '../../../product/screens/use-view.ts'
import { useCan } from '../../../product/session/abilities.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { EmailTable } from '../sent/email-table.tsx'
import { useBroadcastActions, useBroadcastCopies, useBroadcastLife } from './broadcast-actions.tsx'
import { BroadcastBadge } from './broadcast-badge.tsx'
import { BroadcastOverview } from './broadcast-overview.tsx'
import { BroadcastResults } from './broadcast-results.tsx'
import { broadcastPath, broadcastsPath } from './paths.ts'

export function BroadcastDetail({ broadcast }: { broadcast: Broadcast }) {
  const { t } = useMessages()
  const can = useCan()
  const { site_id, timezone } = useSite()
  const { id } = broadcast
  const [{ tab }] = useView('/sites/$site_id/emails/broadcasts/$broadcast_id')
  const { actionsOf, dialogs } = useBroadcastActions(site_id)
  return (
    <>
      <ObjectHeader
        back={{ label: t('broadcasts.title'), href: broadcastsPath(site_id) }}
        name={broadcast.name}
        status={<BroadcastBadge status={broadcast.status} />}
        action={<NextStep broadcast={broadcast} site_id={site_id} />}
        menu={actionsOf(broadcast)}
        tabs={[
          { id: 'overview', href: broadcastPath(site_id, id) },
          { id: 'recipients', href: broadcastPath(site_id, id, 'recipients') },
          { id: 'results', href: broadcastPath(site_id, id, 'results') },
          ...(can('read-site', site_id)
            ? [{ id: 'history' as const, href: broadcastPath(site_id, id, 'history') }]
            : []),
        ]}
        here={tab ?? 'overview'}
      />
      {tab === undefined && <BroadcastOverview site_id={site_id} broadcast={broadcast} />}
      {tab === 'recipients' && <Recipients site_id={site_id} broadcast_id={id} />}
      {tab === 'results' && <BroadcastResults site_id={site_id} broadcast={broadcast} />}
      {tab === 'history' && <ObjectHistory site_id={site_id} subject_id={id} timeZone={timezone} />}
      {dialogs}
    </>
  )
}

/** What its owner probably wants next. */
function NextStep({ broadcast, site_id }: { broadcast: Broadcast; site_id: string }) {
  const { t } = useMessages()
  const { pause, resume, unschedule } = useBroadcastLife(site_id)
  const { duplicate, resend } = useBroadcastCopies(site_id)
  switch (broadcast.status) {
    case 'scheduled':
      return <Button onPress={() => unschedule.mutate(broadcast)}>{t('broadcasts.unschedule')}</Button>
    case 'sending':
      return <Button onPress={() => pause.mutate(broadcast)}>{t('broadcasts.pause')}</Button>
    case 'paused':
      return (
        <Button variant="primary" onPress={() => resume.mutate(broadcast)}>
          {t('broadcasts.resume')}
        </Button>
      )
    case 'sent':
      return (
        <Button isPending={resend.isPending} onPress={() => resend.mutate(broadcast)}>
          {t('broadcasts.resend')}
        </Button>
      )
    case 'failed':
      return (
        <Button isPending={duplicate.isPending} onPress={() => duplicate.mutate(broadcast)}>
          {t('broadcasts.duplicate')}
        </Button>
      )
    default:
      return null
  }
}

function Recipients({ site_id, broadcast_id }: { site_id: string; broadcast_id: string }) {
  const { t } = useMessages()
  const list = useList(emailsQuery(site_id, { broadcast_id }))
  return (
    <EmailTable
      list={list}
      empty={
        <EmptyState
          icon={<Mail size={20} aria-hidden />}
          title={t('emails.empty_title')}
          text={t('broadcasts.empty_recipients')}
        />
      }
    />
  )
}
