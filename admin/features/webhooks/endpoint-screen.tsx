/** One endpoint: whether it works, what is sent to it, and what was answered. */
import type { WebhookEndpoint } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Facts, Section } from '../../ui/section.tsx'
import { webhooks } from './client.ts'
import { DeliveryList } from './delivery-list.tsx'
import { EndpointBadge } from './endpoint-badge.tsx'
import { Events } from './endpoint-list.tsx'
import { endpointQuery } from './queries.ts'
import { SecretDialog } from './secret-dialog.tsx'
import { useEndpointActions } from './use-endpoint-actions.tsx'

export function EndpointScreen() {
  const { t, relative } = useMessages()
  const { site_id } = useSite()
  const { webhook_endpoint_id } = useParams({ from: '/sites/$site_id/webhooks/$webhook_endpoint_id' })
  const { data: endpoint, error, refetch } = useQuery(endpointQuery(site_id, webhook_endpoint_id))
  const [secret, setSecret] = useState<string>()
  const { actions, dialogs } = useEndpointActions(endpoint, setSecret)
  const test = useChange({
    run: () => webhooks.sendTest({ site_id, webhook_endpoint_id }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'webhook_deliveries'),
    done: () => ({ text: t('webhooks.test_sent') }),
  })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!endpoint) return null
  return (
    <>
      <PageHeader
        title={endpoint.url}
        status={<EndpointBadge of={endpoint} />}
        description={endpoint.description}
        back={{ label: t('webhooks.title'), href: pathTo('/sites/$site_id/webhooks', { site_id }) }}
        action={
          <Button
            variant="primary"
            icon={<Send size={16} aria-hidden />}
            isDisabled={endpoint.status === 'disabled'}
            onPress={() => test.mutate()}
          >
            {t('webhooks.test')}
          </Button>
        }
        menu={actions}
      />
      <div className="stack">
        <Trouble of={endpoint} />
        <Section>
          <Facts
            facts={[
              [t('webhooks.events'), <Events key="events" of={endpoint} />],
              [
                t('webhooks.last_succeeded'),
                endpoint.last_succeeded_at ? relative(endpoint.last_succeeded_at) : t('webhooks.never'),
              ],
            ]}
          />
        </Section>
        <DeliveryList endpoint={endpoint} />
      </div>
      {dialogs}
      <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
    </>
  )
}

/** What is wrong with it, and what to do. */
function Trouble({ of: { disabled_because, failing_since, held_until } }: { of: WebhookEndpoint }) {
  const { t, relative } = useMessages()
  if (disabled_because === 'failing') {
    return (
      <Notice tone="bad" title={t('webhooks.disabled_failing')}>
        {t('webhooks.disabled_text')}
      </Notice>
    )
  }
  if (disabled_because === 'gone') {
    return (
      <Notice tone="bad" title={t('webhooks.disabled_gone')}>
        {t('webhooks.disabled_text')}
      </Notice>
    )
  }
  if (disabled_because || failing_since === null) return null
  return (
    <Notice tone="warning" title={t('webhooks.failing_since', { since: relative(failing_since) })}>
      {t('webhooks.failing_text')} {held_until && t('webhooks.held_until', { until: relative(held_until) })}
    </Notice>
  )
}
