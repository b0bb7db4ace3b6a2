/** What journeys ask of features in a higher area. */
import type { Handle } from '../../../platform/database/handle.ts'
import { port } from '../../../platform/features/port.ts'

export type EndpointStatus = 'enabled' | 'disabled' | 'missing'

/** Whether a step can call this webhook endpoint. */
export const webhookEndpointStatus =
  port<(db: Handle<'site'>, id: string) => Promise<EndpointStatus>>('webhookEndpointStatus')
