/** Which links of a broadcast people followed, laid over its email. */
import { contract } from '../../../platform/features/contract.ts'
import { clickMapExample, clickMapQuery, clickMapResponse } from '../emails/contract.ts'
import { of, params } from './contract.ts'

export const getBroadcastClickMap = contract({
  ...of,
  operationId: 'getBroadcastClickMap',
  method: 'get',
  path: '/v1/sites/{site_id}/broadcasts/{broadcast_id}/click-map',
  summary: 'Get the clicks on each link of a broadcast',
  description: 'Returns the content as it was sent, and how often each link was clicked by people and by machines.',
  status: 200,
  params,
  query: clickMapQuery,
  response: clickMapResponse,
  example: clickMapExample,
})
