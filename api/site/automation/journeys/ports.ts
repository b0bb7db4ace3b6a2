/** What journeys ask of features in a higher area. */
import type { Handle } from '../../../platform/database/handle.ts'
import { port } from '../../../platform/features/port.ts'

export type EndpointState = 'enabled' | 'disabled' | 'missing'

/** Whether a step can call this webhook endpoint. */
export const webhookEndpointState =
  port<(db: Handle<'site'>, id: string) => Promise<EndpointState>>('webhookEndpointState')
