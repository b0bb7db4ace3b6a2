/** The routes of webhooks. */
import { route } from '../../../platform/routing/route.ts'
import * as deliveries from './delivery-service.ts'
import * as events from './events-service.ts'
import * as service from './service.ts'

export const routes = [
  route(service.listWebhookEndpoints),
  route(service.createWebhookEndpoint),
  route(service.getWebhookEndpoint),
  route(service.updateWebhookEndpoint),
  route(service.deleteWebhookEndpoint),
  route(service.rotateWebhookSecret),
  route(service.replayWebhookEvents),
  route(deliveries.sendTestWebhook),
  route(deliveries.listWebhookDeliveries),
  route(deliveries.getWebhookDelivery),
  route(deliveries.resendWebhookDelivery),
  route(events.listWebhookEvents),
  route(events.getWebhookSample),
]
