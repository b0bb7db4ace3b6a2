/** What keeps a connection from syncing, and the step that mends it. */
import type { Connection } from '@leadwright/sdk'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { connectionPath, serviceNames } from '../../product/connections/paths.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'

type Props = { site_id: string; of: Connection; run: (action: string) => (() => void) | undefined }

export function ConnectionNotice({ site_id, of, run }: Props) {
  const { t, moment } = useMessages()
  const { timezone } = useSite()
  const { status, reason, reason_text, sign_in, retry_at } = of
  const service = serviceNames[of.service]
  const act = (id: string, label: string) => (
    <Button variant="primary" onPress={() => run(id)?.()}>
      {label}
    </Button>
  )
  switch (status) {
    case 'authorization_pending':
      return (
        <Notice
          tone="info"
          title={t('connections.pending_title', { service })}
          action={act('authorize', t('connections.go_to', { service }))}
        >
          {t('connections.pending_text')}
        </Notice>
      )
    case 'reauthorization_required':
      return (
        <Notice
          tone="bad"
          title={t('connections.stopped_title')}
          action={
            sign_in === 'oauth'
              ? act('authorize', t('connections.authorize_again'))
              : act('key', t('connections.replace_key'))
          }
        >
          <p>{reason_text}</p>
          <Detail of={of} />
        </Notice>
      )
    case 'stopped':
      return (
        <Notice tone="bad" title={t('connections.stopped_title')} action={<Mend site_id={site_id} of={of} act={act} />}>
          <p>{reason_text}</p>
          <Detail of={of} />
        </Notice>
      )
    case 'paused':
      if (!of.list) return <ListNeeded />
      if (of.compared_at === null)
        return (
          <Notice tone="info" title={t('connections.begin_title')} action={act('resume', t('connections.begin'))}>
            {t('connections.begin_text', { list: of.list.name })}
          </Notice>
        )
      return (
        <Notice tone="warning" title={t('connections.paused_title')} action={act('resume', t('connections.resume'))}>
          {t('connections.paused_text')}
        </Notice>
      )
    case 'disconnected':
      return (
        <Notice tone="info" title={t('connections.disconnected_title', { service })}>
          {t('connections.disconnected_text')}
        </Notice>
      )
    default:
      if (!of.list) return <ListNeeded />
      if (!reason) return null
      return (
        <Notice tone="warning" title={t('connections.waits_title')}>
          <p>{reason_text}</p>
          {retry_at && <p className="muted">{t('connections.goes_on', { at: moment(retry_at, timezone) })}</p>}
          <Detail of={of} />
        </Notice>
      )
  }
}

function ListNeeded() {
  const { t } = useMessages()
  return (
    <Notice tone="info" title={t('connections.without_list_title')}>
      {t('connections.without_list_text')}
    </Notice>
  )
}

/** Words of the service. */
function Detail({ of: { detail, service } }: { of: Connection }) {
  const { t } = useMessages()
  return detail ? (
    <p className="muted">{t('connections.service_says', { service: serviceNames[service], words: detail })}</p>
  ) : null
}

type MendProps = { site_id: string; of: Connection; act: (id: string, label: string) => ReactNode }

function Mend({ site_id, of: { id, reason }, act }: MendProps) {
  const { t } = useMessages()
  if (reason === 'list_gone')
    return (
      <Link look="button" variant="primary" href={connectionPath(site_id, id, 'settings')}>
        {t('connections.choose_list')}
      </Link>
    )
  if (reason === 'schema_changed')
    return (
      <Link look="button" variant="primary" href={connectionPath(site_id, id, 'fields')}>
        {t('connections.map_again')}
      </Link>
    )
  return act('resume', t('connections.resume'))
}
