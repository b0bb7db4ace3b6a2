/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  Campaign,
  CampaignChanges,
  CampaignPage,
  CampaignStatus,
  NewCampaign,
  ResultExpansion,
  Results,
} from '../models/index.ts'

export interface ArchiveCampaignRequest {
  site_id: string
  campaign_id: string
}

export interface CreateCampaignRequest {
  site_id: string
  body: NewCampaign
}

export interface DeactivateCampaignRequest {
  site_id: string
  campaign_id: string
}

export interface DeleteCampaignRequest {
  site_id: string
  campaign_id: string
}

export interface DuplicateCampaignRequest {
  site_id: string
  campaign_id: string
}

export interface GetCampaignRequest {
  site_id: string
  campaign_id: string
}

export interface GetCampaignResultsRequest {
  site_id: string
  campaign_id: string
  /** First day, in the site’s time zone (`YYYY-MM-DD`). Defaults to the last 30 days. */
  from?: string
  /** Last day, in the site’s time zone (`YYYY-MM-DD`). Defaults to today. */
  to?: string
}

export interface ListCampaignsRequest {
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  search?: string
  status?: CampaignStatus
  /** Only campaigns through which this lead came. */
  lead_id?: string
  expand?: Array<ResultExpansion>
}

export interface PublishCampaignRequest {
  site_id: string
  campaign_id: string
}

export interface UnarchiveCampaignRequest {
  site_id: string
  campaign_id: string
}

export interface UpdateCampaignRequest {
  site_id: string
  campaign_id: string
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
   */
  create(request: CreateCampaignRequest, options?: RequestOptions): Answer<Campaign> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/campaigns', body: true }, request, options)
  }

  /**
   * Deactivate a campaign; its popup goes on without it
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/campaigns/{campaign_id}/deactivate` (deactivateCampaign)
   */
  deactivate(request: DeactivateCampaignRequest, options?: RequestOptions): Answer<Campaign> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/campaigns/{campaign_id}/deactivate' }, request, options)
  }

  /**
   * Delete a campaign that is neither active nor asked for by a journey; its leads stay
   *
   * Permission: `manage-marketing`.
   *
   * `DELETE /v1/sites/{site_id}/campaigns/{campaign_id}` (deleteCampaign)
   */
  delete(request: DeleteCampaignRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/campaigns/{campaign_id}' }, request, options)
  }

  /**
   * Duplicate a campaign as a new, inactive one
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/campaigns/{campaign_id}/duplicate` (duplicateCampaign)
   */
  duplicate(request: DuplicateCampaignRequest, options?: RequestOptions): Answer<Campaign> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/campaigns/{campaign_id}/duplicate' }, request, options)
  }

  /**
   * Get a campaign
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/campaigns/{campaign_id}` (getCampaign)
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
   */
  getResults(request: GetCampaignResultsRequest, options?: RequestOptions): Answer<Results> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/campaigns/{campaign_id}/results', query: ['from', 'to'] }, request, options)
  }

  /**
   * List campaigns
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/campaigns` (listCampaigns)
   */
  list(request: ListCampaignsRequest, options?: RequestOptions): ListAnswer<CampaignPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/campaigns', query: ['limit', 'cursor', 'search', 'status', 'lead_id', 'expand'] }, request, options)
  }

  /**
   * Activate a campaign and publish its popup
   *
   * Only for inactive campaigns. Details must be completed before activation: `errors` lists what is missing.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/campaigns/{campaign_id}/publish` (publishCampaign)
   */
  publish(request: PublishCampaignRequest, options?: RequestOptions): Answer<Campaign> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/campaigns/{campaign_id}/publish' }, request, options)
  }

  /**
   * Unarchive a campaign as inactive
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/campaigns/{campaign_id}/unarchive` (unarchiveCampaign)
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
   */
  update(request: UpdateCampaignRequest, options?: RequestOptions): Answer<Campaign> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/campaigns/{campaign_id}', body: true }, request, options)
  }
}
