/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  Campaign,
  CampaignChanges,
  CampaignPage,
  CampaignStatus,
  CreatedSort,
  NewCampaign,
  ResultExpansion,
  Results,
} from '../models/index.ts'

export interface ArchiveCampaignRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the campaign. */
  campaign_id: string
}

export interface CreateCampaignRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `name` and `description`. Unknown fields are refused. */
  body: NewCampaign
}

export interface DeactivateCampaignRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the campaign. */
  campaign_id: string
}

export interface DeleteCampaignRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the campaign. */
  campaign_id: string
}

export interface DuplicateCampaignRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the campaign. */
  campaign_id: string
}

export interface GetCampaignRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the campaign. */
  campaign_id: string
}

export interface GetCampaignResultsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the campaign. */
  campaign_id: string
  /** First day, in the site’s time zone (`YYYY-MM-DD`). Defaults to the last 30 days. */
  from?: string
  /** Last day, in the site’s time zone (`YYYY-MM-DD`). Defaults to today. */
  to?: string
}

export interface ListCampaignsRequest {
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
  /** Only those whose name contains this text, without regard to case. */
  search?: string
  status?: CampaignStatus
  /** Only campaigns through which this lead came. */
  lead_id?: string
  /** What to include in each item besides. Separate several by commas. */
  expand?: Array<ResultExpansion>
}

export interface PublishCampaignRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the campaign. */
  campaign_id: string
}

export interface UnarchiveCampaignRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the campaign. */
  campaign_id: string
}

export interface UpdateCampaignRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the campaign. */
  campaign_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: CampaignChanges
}

/** What a site captures leads for: a popup or form, an assistant, and what follows. */
export class CampaignsResource extends Resource {
  /**
   * Archive an active or inactive campaign; its popup is unpublished
   *
   * The popup stays published while another active campaign captures by it. Refused while a public page shows the form of the popup.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/campaigns/{campaign_id}/archive` (archiveCampaign)
   * @example
   * ```ts
   * const result = await client.campaigns.archive({ site_id, campaign_id })
   * ```
   */
  archive(request: ArchiveCampaignRequest, options?: RequestOptions): Answer<Campaign> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/campaigns/{campaign_id}/archive' }, request, options)
  }

  /**
   * Create a campaign, inactive
   *
   * Name and description are required; the rest can follow. `missing` lists what still prevents publishing.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/campaigns` (createCampaign)
   * @example
   * ```ts
   * const campaign = await client.campaigns.create({
   *   site_id,
   *   body: {
   *     name: 'Spring guide',
   *     description: 'Readers of the plant pages, for the guide to balconies.',
   *   },
   * })
   * ```
   */
  create(request: CreateCampaignRequest, options?: RequestOptions): Answer<Campaign> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/campaigns', body: true }, request, options)
  }

  /**
   * Deactivate a campaign; its popup goes on without it
   *
   * New leads of the popup get none of its tags, emails and notices. `publishCampaign` activates it again.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/campaigns/{campaign_id}/deactivate` (deactivateCampaign)
   * @example
   * ```ts
   * const result = await client.campaigns.deactivate({ site_id, campaign_id })
   * ```
   */
  deactivate(request: DeactivateCampaignRequest, options?: RequestOptions): Answer<Campaign> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/campaigns/{campaign_id}/deactivate' }, request, options)
  }

  /**
   * Delete a campaign that is neither active nor asked for by a journey; its leads stay
   *
   * Leads that it brought keep their tags and consents.
   *
   * Permission: `manage-marketing`.
   *
   * `DELETE /v1/sites/{site_id}/campaigns/{campaign_id}` (deleteCampaign)
   * @example
   * ```ts
   * await client.campaigns.delete({ site_id, campaign_id })
   * ```
   */
  delete(request: DeleteCampaignRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/campaigns/{campaign_id}' }, request, options)
  }

  /**
   * Duplicate a campaign as a new, inactive one
   *
   * Copies all settings. Leads and results are not copied.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/campaigns/{campaign_id}/duplicate` (duplicateCampaign)
   * @example
   * ```ts
   * const result = await client.campaigns.duplicate({ site_id, campaign_id })
   * ```
   */
  duplicate(request: DuplicateCampaignRequest, options?: RequestOptions): Answer<Campaign> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/campaigns/{campaign_id}/duplicate' }, request, options)
  }

  /**
   * Get a campaign
   *
   * Returns what brings the leads in, and what happens with them.
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/campaigns/{campaign_id}` (getCampaign)
   * @example
   * ```ts
   * const campaign = await client.campaigns.get({ site_id, campaign_id })
   * ```
   */
  get(request: GetCampaignRequest, options?: RequestOptions): Answer<Campaign> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/campaigns/{campaign_id}' }, request, options)
  }

  /**
   * Get the results of a campaign while it was active
   *
   * Of the popup, and of the assistant: `shown` are the conversations that visitors began, `submitted` the forms that they sent in them.
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/campaigns/{campaign_id}/results` (getCampaignResults)
   * @example
   * ```ts
   * const result = await client.campaigns.getResults({ site_id, campaign_id })
   * ```
   */
  getResults(request: GetCampaignResultsRequest, options?: RequestOptions): Answer<Results> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/campaigns/{campaign_id}/results', query: ['from', 'to'] }, request, options)
  }

  /**
   * List campaigns
   *
   * Returns campaigns with the number of leads that each has brought.
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/campaigns` (listCampaigns)
   * @example
   * ```ts
   * for await (const item of client.campaigns.list({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListCampaignsRequest, options?: RequestOptions): ListAnswer<CampaignPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/campaigns', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'updated_after', 'search', 'status', 'lead_id', 'expand'] }, request, options)
  }

  /**
   * Activate a campaign and publish its popup
   *
   * Only for inactive campaigns. Details must be completed before activation: `errors` lists what is missing.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/campaigns/{campaign_id}/publish` (publishCampaign)
   * @example
   * ```ts
   * const campaign = await client.campaigns.publish({ site_id, campaign_id })
   * ```
   */
  publish(request: PublishCampaignRequest, options?: RequestOptions): Answer<Campaign> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/campaigns/{campaign_id}/publish' }, request, options)
  }

  /**
   * Unarchive a campaign as inactive
   *
   * It appears in lists again. `publishCampaign` activates it.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/campaigns/{campaign_id}/unarchive` (unarchiveCampaign)
   * @example
   * ```ts
   * const result = await client.campaigns.unarchive({ site_id, campaign_id })
   * ```
   */
  unarchive(request: UnarchiveCampaignRequest, options?: RequestOptions): Answer<Campaign> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/campaigns/{campaign_id}/unarchive' }, request, options)
  }

  /**
   * Change a campaign
   *
   * Lists are replaced. Changes to an active campaign take effect within 5 seconds, and it must stay complete. An archived campaign cannot be changed.
   *
   * Permission: `manage-marketing`.
   *
   * `PATCH /v1/sites/{site_id}/campaigns/{campaign_id}` (updateCampaign)
   * @example
   * ```ts
   * const campaign = await client.campaigns.update({
   *   site_id,
   *   campaign_id,
   *   body: { form_action: 'destination_url', destination_url: 'https://casa-verde.example/thanks' },
   * })
   * ```
   */
  update(request: UpdateCampaignRequest, options?: RequestOptions): Answer<Campaign> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/campaigns/{campaign_id}', body: true }, request, options)
  }
}
