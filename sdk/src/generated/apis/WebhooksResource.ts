/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  CreatedSort,
  NewWebhookEndpoint,
  WebhookDelivery,
  WebhookDeliveryDetails,
  WebhookDeliveryPage,
  WebhookDeliveryStatus,
  WebhookEndpoint,
  WebhookEndpointChanges,
  WebhookEndpointPage,
  WebhookEndpointWithSecret,
  WebhookEvent,
  WebhookEventPage,
  WebhookReplay,
  WebhookReplayed,
} from '../models/index.ts'

export interface CreateWebhookEndpointRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `url` and `events`. Unknown fields are refused. */
  body: NewWebhookEndpoint
}

export interface DeleteWebhookEndpointRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the webhook endpoint. */
  webhook_endpoint_id: string
}

export interface GetWebhookDeliveryRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the webhook endpoint. */
  webhook_endpoint_id: string
  /** ID of the delivery. */
  webhook_delivery_id: string
}

export interface GetWebhookEndpointRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the webhook endpoint. */
  webhook_endpoint_id: string
}

export interface GetWebhookSampleRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Name of the event. */
  event_name: string
}

export interface ListWebhookDeliveriesRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the webhook endpoint. */
  webhook_endpoint_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Only those created after this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_after?: string
  /** Only those created before this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_before?: string
  sort?: CreatedSort
  /** Only deliveries with this status. */
  status?: WebhookDeliveryStatus
}

export interface ListWebhookEndpointsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Only those created after this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_after?: string
  /** Only those created before this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_before?: string
  sort?: CreatedSort
  /** Only those changed after this time. */
  updated_after?: string
}

export interface ListWebhookEventsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Name of the event. */
  event_name: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Only events that occurred after this time (`timestamp`). A list with this filter is sorted by that time, newest first unless `sort` says otherwise. */
  created_after?: string
  /** Only events that occurred before this time (`timestamp`). A list with this filter is sorted by that time, newest first unless `sort` says otherwise. */
  created_before?: string
  /** Order by `timestamp`: `created_at` has the oldest first, `-created_at` the newest. Absent: the list’s own order. */
  sort?: CreatedSort
}

export interface ReplayWebhookEventsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the webhook endpoint. */
  webhook_endpoint_id: string
  /** Requires `from`. Unknown fields are refused. */
  body: WebhookReplay
}

export interface ResendWebhookDeliveryRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the webhook endpoint. */
  webhook_endpoint_id: string
  /** ID of the delivery. */
  webhook_delivery_id: string
}

export interface RotateWebhookSecretRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the webhook endpoint. */
  webhook_endpoint_id: string
}

export interface SendTestWebhookRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the webhook endpoint. */
  webhook_endpoint_id: string
}

export interface UpdateWebhookEndpointRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the webhook endpoint. */
  webhook_endpoint_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: WebhookEndpointChanges
}

/** Addresses of yours that events are posted to, with deliveries and retries. */
export class WebhooksResource extends Resource {
  /**
   * Create a webhook endpoint
   *
   * From now on, each of the events is posted to the URL and signed as described by Standard Webhooks (`webhook-id`, `webhook-timestamp`, `webhook-signature`); verify it with the SDK’s `verifyWebhook`. The body is a `SiteEvent`: `{ id, type, timestamp, site_id, data }`. Any 2xx response within 15 seconds is a success; otherwise it is retried nine times over three days. An event may be delivered more than once, with the same `webhook-id`, and events may arrive out of order.
   *
   * Permission: `manage-integrations`.
   *
   * `POST /v1/sites/{site_id}/webhook-endpoints` (createWebhookEndpoint)
   * @example
   * ```ts
   * const result = await client.webhooks.createEndpoint({
   *   site_id,
   *   body: {
   *     url: 'https://shop.example/webhooks/leadwright',
   *     events: ['lead.created', 'form.submitted'],
   *     description: 'The shop',
   *   },
   * })
   * ```
   */
  createEndpoint(request: CreateWebhookEndpointRequest, options?: RequestOptions): Answer<WebhookEndpointWithSecret> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/webhook-endpoints', body: true }, request, options)
  }

  /**
   * Delete a webhook endpoint with its deliveries
   *
   * Requires the permissions to see all its events. Refused while a journey calls it.
   *
   * Permission: `manage-integrations`.
   *
   * `DELETE /v1/sites/{site_id}/webhook-endpoints/{webhook_endpoint_id}` (deleteWebhookEndpoint)
   * @example
   * ```ts
   * await client.webhooks.deleteEndpoint({ site_id, webhook_endpoint_id })
   * ```
   */
  deleteEndpoint(request: DeleteWebhookEndpointRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/webhook-endpoints/{webhook_endpoint_id}' }, request, options)
  }

  /**
   * Get a webhook delivery with its attempts
   *
   * Requires the permission to see the event.
   *
   * Permission: `manage-integrations`.
   *
   * `GET /v1/sites/{site_id}/webhook-endpoints/{webhook_endpoint_id}/deliveries/{webhook_delivery_id}` (getWebhookDelivery)
   * @example
   * ```ts
   * const result = await client.webhooks.getDelivery({ site_id, webhook_endpoint_id, webhook_delivery_id })
   * ```
   */
  getDelivery(request: GetWebhookDeliveryRequest, options?: RequestOptions): Answer<WebhookDeliveryDetails> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/webhook-endpoints/{webhook_endpoint_id}/deliveries/{webhook_delivery_id}' }, request, options)
  }

  /**
   * Get a webhook endpoint, without its secret
   *
   * Returns URL, events and status of the endpoint.
   *
   * Permission: `manage-integrations`.
   *
   * `GET /v1/sites/{site_id}/webhook-endpoints/{webhook_endpoint_id}` (getWebhookEndpoint)
   * @example
   * ```ts
   * const result = await client.webhooks.getEndpoint({ site_id, webhook_endpoint_id })
   * ```
   */
  getEndpoint(request: GetWebhookEndpointRequest, options?: RequestOptions): Answer<WebhookEndpoint> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/webhook-endpoints/{webhook_endpoint_id}' }, request, options)
  }

  /**
   * Get a sample of an event
   *
   * The newest event of that name; if there is none, one with made-up values in the same form.
   *
   * Permission: `manage-integrations`.
   *
   * `GET /v1/sites/{site_id}/webhook-events/{event_name}/sample` (getWebhookSample)
   * @example
   * ```ts
   * const result = await client.webhooks.getSample({ site_id, event_name })
   * ```
   */
  getSample(request: GetWebhookSampleRequest, options?: RequestOptions): Answer<WebhookEvent> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/webhook-events/{event_name}/sample' }, request, options)
  }

  /**
   * List the deliveries of a webhook endpoint
   *
   * Newest first; kept for 30 days.
   *
   * Permission: `manage-integrations`.
   *
   * `GET /v1/sites/{site_id}/webhook-endpoints/{webhook_endpoint_id}/deliveries` (listWebhookDeliveries)
   * @example
   * ```ts
   * for await (const item of client.webhooks.listDeliveries({ site_id, webhook_endpoint_id })) {
   *   console.log(item)
   * }
   * ```
   */
  listDeliveries(request: ListWebhookDeliveriesRequest, options?: RequestOptions): ListAnswer<WebhookDeliveryPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/webhook-endpoints/{webhook_endpoint_id}/deliveries', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'status'] }, request, options)
  }

  /**
   * List webhook endpoints
   *
   * Returns endpoints with their events and status, without secrets.
   *
   * Permission: `manage-integrations`.
   *
   * `GET /v1/sites/{site_id}/webhook-endpoints` (listWebhookEndpoints)
   * @example
   * ```ts
   * for await (const item of client.webhooks.listEndpoints({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  listEndpoints(request: ListWebhookEndpointsRequest, options?: RequestOptions): ListAnswer<WebhookEndpointPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/webhook-endpoints', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'updated_after'] }, request, options)
  }

  /**
   * List the events of a name, newest first
   *
   * For services that ask now and then instead of being told. Looks at the newest 10,000 events of the site. Requires the permission to see the event.
   *
   * Permission: `manage-integrations`.
   *
   * `GET /v1/sites/{site_id}/webhook-events/{event_name}` (listWebhookEvents)
   * @example
   * ```ts
   * for await (const item of client.webhooks.listEvents({ site_id, event_name })) {
   *   console.log(item)
   * }
   * ```
   */
  listEvents(request: ListWebhookEventsRequest, options?: RequestOptions): ListAnswer<WebhookEventPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/webhook-events/{event_name}', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort'] }, request, options)
  }

  /**
   * Resend the events of a period
   *
   * Sends the events that the endpoint subscribes to, whether they were sent before or not, with their own `webhook-id`. At most 10,000 at once: choose a shorter period if there are more. Events that are no longer stored are left out. Requires the permissions to see all events of the endpoint.
   *
   * Permission: `manage-integrations`.
   *
   * `POST /v1/sites/{site_id}/webhook-endpoints/{webhook_endpoint_id}/replay` (replayWebhookEvents)
   * @example
   * ```ts
   * const result = await client.webhooks.replayEvents({
   *   site_id,
   *   webhook_endpoint_id,
   *   body: { from: '2027-03-14T00:00:00.000Z', unsuccessful: true },
   * })
   * ```
   */
  replayEvents(request: ReplayWebhookEventsRequest, options?: RequestOptions): Answer<WebhookReplayed> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/webhook-endpoints/{webhook_endpoint_id}/replay', body: true }, request, options)
  }

  /**
   * Send an event again, at once
   *
   * With the same `webhook-id`, regardless of earlier results. Requires the permissions to see all events of the endpoint.
   *
   * Permission: `manage-integrations`.
   *
   * `POST /v1/sites/{site_id}/webhook-endpoints/{webhook_endpoint_id}/deliveries/{webhook_delivery_id}/resend` (resendWebhookDelivery)
   * @example
   * ```ts
   * const result = await client.webhooks.resendDelivery({ site_id, webhook_endpoint_id, webhook_delivery_id })
   * ```
   */
  resendDelivery(request: ResendWebhookDeliveryRequest, options?: RequestOptions): Answer<WebhookDelivery> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/webhook-endpoints/{webhook_endpoint_id}/deliveries/{webhook_delivery_id}/resend' }, request, options)
  }

  /**
   * Replace the secret of a webhook endpoint
   *
   * For 24 hours, requests are signed with both secrets, so that none is refused during the change. Requires the permissions to see all its events.
   *
   * Permission: `manage-integrations`.
   *
   * `POST /v1/sites/{site_id}/webhook-endpoints/{webhook_endpoint_id}/secret` (rotateWebhookSecret)
   * @example
   * ```ts
   * const result = await client.webhooks.rotateSecret({ site_id, webhook_endpoint_id })
   * ```
   */
  rotateSecret(request: RotateWebhookSecretRequest, options?: RequestOptions): Answer<WebhookEndpointWithSecret> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/webhook-endpoints/{webhook_endpoint_id}/secret' }, request, options)
  }

  /**
   * Send a test to a webhook endpoint
   *
   * Sends an event `webhook.test` without data.
   *
   * Permission: `manage-integrations`.
   *
   * `POST /v1/sites/{site_id}/webhook-endpoints/{webhook_endpoint_id}/test` (sendTestWebhook)
   * @example
   * ```ts
   * const result = await client.webhooks.sendTest({ site_id, webhook_endpoint_id })
   * ```
   */
  sendTest(request: SendTestWebhookRequest, options?: RequestOptions): Answer<WebhookDelivery> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/webhook-endpoints/{webhook_endpoint_id}/test' }, request, options)
  }

  /**
   * Change, enable or disable a webhook endpoint
   *
   * Events that occur while it is disabled are not sent; send them afterwards with `replay`. Requires the permissions to see all its events.
   *
   * Permission: `manage-integrations`.
   *
   * `PATCH /v1/sites/{site_id}/webhook-endpoints/{webhook_endpoint_id}` (updateWebhookEndpoint)
   * @example
   * ```ts
   * const result = await client.webhooks.updateEndpoint({ site_id, webhook_endpoint_id, body: { events: ['*'] } })
   * ```
   */
  updateEndpoint(request: UpdateWebhookEndpointRequest, options?: RequestOptions): Answer<WebhookEndpoint> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/webhook-endpoints/{webhook_endpoint_id}', body: true }, request, options)
  }
}
