/** One call: what became of it and why, its lead, and its fields as they came. */
import type { IncomingCall } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Facts } from '../../ui/section.tsx'
import { CallBadge } from './call-status.tsx'

type Props = { site_id: string; call: IncomingCall | undefined; onClose: () => void }

export function CallDialog({ site_id, call, onClose }: Props) {
  const { t } = useMessages()
  return (
    <Dialog title={t('integrations.call')} isOpen={call !== undefined} onClose={onClose} size="large">
      {call && <Details site_id={site_id} call={call} />}
    </Dialog>
  )
}

function Details({ site_id, call }: { site_id: string; call: IncomingCall }) {
  const { t, moment, number } = useMessages()
  const { timezone } = useSite()
  const isLead = call.lead_id?.startsWith('lead_') ?? false
  return (
    <div className="stack">
      <Facts
        facts={[
          [t('integrations.status'), <CallBadge key="status" of={call} />],
          [t('integrations.received'), moment(call.received_at, timezone)],
          ...(call.deliveries > 1
            ? [[t('integrations.deliveries'), number(call.deliveries)] satisfies [string, string]]
            : []),
        ]}
      />
      {call.problems.map(({ source, code, text }) => (
        <Notice
          key={`${source} ${code}`}
          tone={call.status === 'refused' ? 'bad' : 'warning'}
          title={source ? `${source}: ${text}` : text}
        />
      ))}
      {isLead && call.lead_id && (
        <Link href={pathTo('/sites/$site_id/leads/$lead_id', { site_id, lead_id: call.lead_id })}>
          {t('integrations.open_lead')}
        </Link>
      )}
      {call.values.length === 0 ? (
        <p className="muted">{t('integrations.erased_text')}</p>
      ) : (
        <Facts facts={call.values.map(({ source, value }) => [source, value])} />
      )}
    </div>
  )
}
