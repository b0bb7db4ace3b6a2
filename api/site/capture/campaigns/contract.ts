/** Campaigns: from a popup or form to tags, emails, notices and rules for addresses. The schema is in campaign.ts. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { updatedQuery } from '../../../platform/schemas/query-values.ts'
import { id, siteParams } from '../../../platform/schemas/schemas.ts'
import { expandRecent } from '../results/contract.ts'
import {
  campaign,
  campaignDescription,
  campaignExample,
  campaignFields,
  campaignName,
  campaignStatus,
} from './campaign.ts'
import {
  campaignArchived,
  campaignCreated,
  campaignDeactivated,
  campaignDeleted,
  campaignPublished,
  campaignUnarchived,
  campaignUpdated,
} from './events.ts'

const params = siteParams.extend({ campaign_id: id('campaign') })
const of = { database: 'site', permission: 'manage-marketing', tag: 'campaigns' } as const
const one = { ...of, params, response: campaign, example: campaignExample, versioned: true, status: 200 } as const

export const listCampaigns = contract({
  ...of,
  operationId: 'listCampaigns',
  method: 'get',
  path: '/v1/sites/{site_id}/campaigns',
  summary: 'List campaigns',
  description: 'Returns campaigns with the number of leads that each has brought.',
  status: 200,
  params: siteParams,
  query: z.strictObject({
    ...updatedQuery,
    search: z.string().max(100).optional(),
    status: campaignStatus.optional(),
    lead_id: id('lead').optional().openapi({ description: 'Only campaigns through which this lead came.' }),
    expand: expandRecent,
  }),
  response: pageOf('CampaignPage', campaign),
  example: { data: [campaignExample], has_more: false, next_cursor: null },
})

export const createCampaign = contract({
  ...one,
  operationId: 'createCampaign',
  method: 'post',
  path: '/v1/sites/{site_id}/campaigns',
  summary: 'Create a campaign, inactive',
  description:
    'Name and description are required; the rest can follow. `missing` lists what still prevents publishing.',
  status: 201,
  audit: campaignCreated,
  params: siteParams,
  body: z
    .strictObject({ name: campaignName, description: campaignDescription, ...campaignFields })
    .openapi('NewCampaign'),
  body_example: { name: campaignExample.name, description: campaignExample.description },
})

export const getCampaign = contract({
  ...one,
  operationId: 'getCampaign',
  method: 'get',
  path: '/v1/sites/{site_id}/campaigns/{campaign_id}',
  summary: 'Get a campaign',
  description: 'Returns what brings the leads in, and what happens with them.',
})

export const updateCampaign = contract({
  ...one,
  operationId: 'updateCampaign',
  method: 'patch',
  path: '/v1/sites/{site_id}/campaigns/{campaign_id}',
  summary: 'Change a campaign',
  description:
    'Lists are replaced. Changes to an active campaign take effect within 5 seconds, and it must stay complete. An archived campaign cannot be changed.',
  audit: campaignUpdated,
  body: z
    .strictObject({ name: campaignName.optional(), description: campaignDescription.optional(), ...campaignFields })
    .openapi('CampaignChanges'),
  body_example: { form_action: 'destination_url', destination_url: 'https://casa-verde.example/thanks' },
  problems: ['campaign_incomplete', 'transition_not_allowed'],
})

export const deleteCampaign = contract({
  ...of,
  operationId: 'deleteCampaign',
  method: 'delete',
  path: '/v1/sites/{site_id}/campaigns/{campaign_id}',
  summary: 'Delete a campaign that is neither active nor asked for by a journey; its leads stay',
  description: 'Leads that it brought keep their tags and consents.',
  status: 204,
  audit: campaignDeleted,
  params,
  problems: ['transition_not_allowed', 'in_use'],
})

export const duplicateCampaign = contract({
  ...one,
  operationId: 'duplicateCampaign',
  method: 'post',
  path: '/v1/sites/{site_id}/campaigns/{campaign_id}/duplicate',
  summary: 'Duplicate a campaign as a new, inactive one',
  description: 'Copies all settings. Leads and results are not copied.',
  status: 201,
  audit: campaignCreated,
})

export const publishCampaign = contract({
  ...one,
  operationId: 'publishCampaign',
  method: 'post',
  path: '/v1/sites/{site_id}/campaigns/{campaign_id}/publish',
  summary: 'Activate a campaign and publish its popup',
  description:
    'Only for inactive campaigns. Details must be completed before activation: `errors` lists what is missing.',
  audit: campaignPublished,
  example: { ...campaignExample, status: 'active', activated_at: '2027-03-14T09:30:00.000Z' },
  problems: ['campaign_incomplete', 'transition_not_allowed', 'changed_elsewhere'],
})

export const deactivateCampaign = contract({
  ...one,
  operationId: 'deactivateCampaign',
  method: 'post',
  path: '/v1/sites/{site_id}/campaigns/{campaign_id}/deactivate',
  summary: 'Deactivate a campaign; its popup goes on without it',
  description: 'New leads of the popup get none of its tags, emails and notices. `publishCampaign` activates it again.',
  audit: campaignDeactivated,
  problems: ['transition_not_allowed', 'changed_elsewhere'],
})

export const archiveCampaign = contract({
  ...one,
  operationId: 'archiveCampaign',
  method: 'post',
  path: '/v1/sites/{site_id}/campaigns/{campaign_id}/archive',
  summary: 'Archive an active or inactive campaign; its popup is unpublished',
  description:
    'The popup stays published while another active campaign captures by it. Refused while a public page shows the form of the popup.',
  audit: campaignArchived,
  example: { ...campaignExample, status: 'archived' },
  problems: ['transition_not_allowed', 'changed_elsewhere', 'in_use'],
})

export const unarchiveCampaign = contract({
  ...one,
  operationId: 'unarchiveCampaign',
  method: 'post',
  path: '/v1/sites/{site_id}/campaigns/{campaign_id}/unarchive',
  summary: 'Unarchive a campaign as inactive',
  description: 'It appears in lists again. `publishCampaign` activates it.',
  audit: campaignUnarchived,
  problems: ['transition_not_allowed', 'changed_elsewhere'],
})
