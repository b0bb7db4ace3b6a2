/** What disconnecting a service deletes and keeps, asked before it is done. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { id } from '../../../platform/schemas/schemas.ts'
import { connectionParams, connectionPath } from './contract.ts'

const disconnection = z
  .object({
    deleted: z
      .object({
        ledger_entries: z.int().openapi({ description: 'What is known of so many leads at the service.' }),
        waiting: z.int().openapi({ description: 'Changes of so many leads that were not sent yet.' }),
        webhook: z.boolean(),
        credential: z.boolean(),
      })
      .openapi('DisconnectionDeleted'),
    kept: z
      .object({
        leads: z.int().openapi({ description: 'Leads that are known at the service: they stay here as they are.' }),
        contacts: z.int().openapi({ description: 'Contacts at the service: they stay there as they are.' }),
      })
      .openapi('DisconnectionKept'),
    campaigns: z
      .array(z.object({ id: id('campaign'), name: z.string() }).openapi('DisconnectionCampaign'))
      .openapi({ description: 'Active campaigns whose leads are no longer sent.' }),
    text: z.string().openapi({ description: 'The same in words.' }),
  })
  .openapi('Disconnection')

export const previewDisconnection = contract({
  database: 'site',
  permission: 'manage-integrations',
  tag: 'connections',
  operationId: 'previewDisconnection',
  method: 'get',
  path: `${connectionPath}/disconnection`,
  summary: 'Get what disconnecting deletes and keeps',
  description: 'Changes nothing.',
  status: 200,
  params: connectionParams,
  response: disconnection,
  example: {
    deleted: { ledger_entries: 1_204, waiting: 3, webhook: true, credential: true },
    kept: { leads: 1_204, contacts: 1_204 },
    campaigns: [],
    text: 'Deleted: the credential, the webhook at the service, and what is known of 1,204 leads there. Kept: the leads here, and the contacts there.',
  },
})
