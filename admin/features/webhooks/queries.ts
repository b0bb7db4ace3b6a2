/** What is read of webhooks. */
import type { WebhookDeliveryStatus } from '@leadwright/sdk'
import { queryOptions } from '@tanstack/react-query'
import { listQuery } from '../../product/lists/list-query.ts'
import { webhooks } from './client.ts'

export const endpointsQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['webhook_endpoints', site_id, 'list'],
    queryFn: async ({ signal }) => {
      const endpoints = []
      for await (const one of webhooks.listEndpoints({ site_id, limit: 100 }, { signal })) endpoints.push(one)
      return endpoints
    },
  })

export const endpointQuery = (site_id: string, webhook_endpoint_id: string) =>
  queryOptions({
    queryKey: ['webhook_endpoints', site_id, 'one', webhook_endpoint_id],
    queryFn: ({ signal }) => webhooks.getEndpoint({ site_id, webhook_endpoint_id }, { signal }),
  })

export const deliveriesQuery = (
  site_id: string,
  webhook_endpoint_id: string,
  status: WebhookDeliveryStatus | undefined,
) =>
  listQuery({
    key: ['webhook_deliveries', site_id, webhook_endpoint_id, status ?? 'all'],
    fetch: (cursor, signal) =>
      webhooks.listDeliveries(
        { site_id, webhook_endpoint_id, limit: 50, cursor, ...(status && { status }) },
        { signal },
      ),
  })

export const deliveryQuery = (site_id: string, webhook_endpoint_id: string, webhook_delivery_id: string) =>
  queryOptions({
    queryKey: ['webhook_deliveries', site_id, webhook_endpoint_id, 'one', webhook_delivery_id],
    queryFn: ({ signal }) => webhooks.getDelivery({ site_id, webhook_endpoint_id, webhook_delivery_id }, { signal }),
  })
