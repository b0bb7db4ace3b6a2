/** What endpoints on webhooks need before they can succeed. */
import type { Fixture, Make } from './fixtures.ts'
import { expectMade } from './makers.ts'
import type { People } from './people.ts'

/** An event that whoever may manage endpoints may see. */
const events = ['webhook_endpoint.updated']

/** A test that was sent. */
async function sent(w: People, site: string, make: Make): Promise<Fixture> {
  const webhook_endpoint_id = await make('webhook_endpoint')
  const test = await w.post(`/v1/sites/${site}/webhook-endpoints/${webhook_endpoint_id}/test`)
  return { params: { webhook_endpoint_id, webhook_delivery_id: expectMade(test, 202).body.id } }
}

export const webhookFixtures = {
  createWebhookEndpoint: async () => ({ body: { url: 'https://shop.example/webhooks', events } }),
  updateWebhookEndpoint: async () => ({ body: { events } }),
  listWebhookEvents: async () => ({ params: { event_name: 'webhook_endpoint.updated' } }),
  getWebhookSample: async () => ({ params: { event_name: 'webhook_endpoint.updated' } }),
  getWebhookDelivery: sent,
  resendWebhookDelivery: sent,
}
