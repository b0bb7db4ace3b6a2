/** Follows every event, for the endpoints that want it; on a site without any nothing is read. */
import { consumerOfAll } from '../../../platform/features/consumer.ts'
import { deliver, isCallOf, isWanted } from './rules.ts'
import { anyEndpoint, enabledEndpoints } from './store.ts'

export const deliveriesOfEvents = consumerOfAll(
  'webhooks',
  async (tx, batch, context) => {
    const endpoints = await enabledEndpoints(tx)
    const now = context.now()
    for (const endpoint of endpoints) {
      const wanted = batch.filter(
        event => event.at >= endpoint.created_at && isWanted(endpoint, event.name) && !isCallOf(endpoint.id, event),
      )
      await deliver(tx, endpoint.id, wanted, { newId: context.newId, now })
    }
  },
  { wanted: anyEndpoint },
)
