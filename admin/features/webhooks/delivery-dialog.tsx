/** One delivery: what was sent, and each attempt with its answer. */
import type { WebhookAttempt, WebhookAttemptError } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import { useSite } from '../../product/sites/queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { CodeSnippet } from '../../ui/code-snippet.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { deliveryQuery } from './queries.ts'

type Props = { endpoint_id: string; delivery_id: string | undefined; onClose: () => void }

export function DeliveryDialog({ endpoint_id, delivery_id, onClose }: Props) {
  const { t } = useMessages()
  return (
    <Dialog title={t('webhooks.delivery')} isOpen={delivery_id !== undefined} onClose={onClose} size="large">
      {delivery_id !== undefined && <Details endpoint_id={endpoint_id} delivery_id={delivery_id} />}
    </Dialog>
  )
}

function Details({ endpoint_id, delivery_id }: { endpoint_id: string; delivery_id: string }) {
  const { t, moment } = useMessages()
  const { site_id, timezone } = useSite()
  const { data, error, refetch } = useQuery(deliveryQuery(site_id, endpoint_id, delivery_id))
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton />
  return (
    <div className="stack">
      <p className="muted">
        <code>{data.event_name}</code> · <code>{data.event_id}</code>
      </p>
      {data.request_body === null ? (
        <p className="muted">{t('webhooks.event_forgotten')}</p>
      ) : (
        <CodeSnippet label={t('webhooks.request')} code={pretty(data.request_body)} />
      )}
      {data.tries.map(attempt => (
        <Attempt key={attempt.at} attempt={attempt} />
      ))}
      {data.status === 'pending' && data.next_attempt_at && (
        <p className="muted">{t('webhooks.next_attempt', { at: moment(data.next_attempt_at, timezone) })}</p>
      )}
    </div>
  )
}

const errorWords = {
  address_not_public: 'webhooks.error.address_not_public',
  unreachable: 'webhooks.error.unreachable',
  timeout: 'webhooks.error.timeout',
  url_invalid: 'webhooks.error.url_invalid',
  redirect: 'webhooks.error.redirect',
  status: 'webhooks.error.status',
  event_forgotten: 'webhooks.event_forgotten',
} as const satisfies Record<WebhookAttemptError, MessageKey>

function Attempt({ attempt }: { attempt: WebhookAttempt }) {
  const { t, moment, number } = useMessages()
  const { timezone } = useSite()
  const { at, milliseconds, status, error, response_body } = attempt
  const took = t('webhooks.took', { milliseconds: number(milliseconds) })
  return (
    <div className="stack">
      <p>
        <Badge tone={error ? 'bad' : 'good'}>{status ?? t('webhooks.no_answer')}</Badge> {moment(at, timezone)}
        <span className="muted"> · {took}</span>
      </p>
      {error && <p className="muted">{t(errorWords[error])}</p>}
      {response_body && <CodeSnippet label={t('webhooks.response')} code={response_body} />}
    </div>
  )
}

/** With line breaks, as people read it. */
function pretty(json: string): string {
  return JSON.stringify(JSON.parse(json), null, 2)
}
