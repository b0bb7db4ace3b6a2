/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  DesignSettings,
  DesignSettingsChanges,
  FontCharactersList,
  MarketingSettings,
  MarketingSettingsChanges,
  NewSite,
  OverlaySettings,
  OverlaySettingsChanges,
  Site,
  SiteChanges,
  SitePage,
  SiteResumption,
  TrackingSettings,
  TrackingSettingsChanges,
} from '../models/index.ts'

export interface CreateSiteRequest {
  body: NewSite
}

export interface DeleteSiteRequest {
  site_id: string
}

export interface GetDesignSettingsRequest {
  site_id: string
}

export interface GetMarketingSettingsRequest {
  site_id: string
}

export interface GetOverlaySettingsRequest {
  site_id: string
}

export interface GetSiteRequest {
  site_id: string
}

export interface GetTrackingSettingsRequest {
  site_id: string
}

export interface ListFontCharactersRequest {
  site_id: string
}

export interface ListSitesRequest {
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
}

export interface PauseSiteRequest {
  site_id: string
}

export interface PublishSiteRequest {
  site_id: string
}

export interface ResumeSiteRequest {
  site_id: string
  body: SiteResumption
}

export interface UnpublishSiteRequest {
  site_id: string
}

export interface UpdateDesignSettingsRequest {
  site_id: string
  body: DesignSettingsChanges
}

export interface UpdateMarketingSettingsRequest {
  site_id: string
  body: MarketingSettingsChanges
}

export interface UpdateOverlaySettingsRequest {
  site_id: string
  body: OverlaySettingsChanges
}

export interface UpdateSiteRequest {
  site_id: string
  body: SiteChanges
}

export interface UpdateTrackingSettingsRequest {
  site_id: string
  body: TrackingSettingsChanges
}

/** Sites of the account and their settings. */
export class SitesResource extends Resource {
  /**
   * Create a site, with a database of its own
   *
   * Permission: `manage-sites`.
   *
   * `POST /v1/sites` (createSite)
   */
  create(request: CreateSiteRequest, options?: RequestOptions): Answer<Site> {
    return this.calls.send({ method: 'POST', path: '/v1/sites', body: true }, request, options)
  }

  /**
   * Delete a site and everything in it
   *
   * Its add-ons are canceled at once. Refused while the site has assistants or files, a journey of it is turned on, a broadcast is scheduled, sending or paused, or a run or an operation is in progress.
   *
   * With a session, requires a sign-in or `reauthenticate` within the last 15 minutes.
   *
   * Permission: `manage-sites`.
   *
   * `DELETE /v1/sites/{site_id}` (deleteSite)
   */
  delete(request: DeleteSiteRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}' }, request, options)
  }

  /**
   * Get the fonts that designs of a site may use
   *
   * Permission: `read-site`, `manage-popups`, `manage-pages`, `manage-emails`, `manage-leads`, `manage-marketing`, or `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/design-settings` (getDesignSettings)
   */
  getDesignSettings(request: GetDesignSettingsRequest, options?: RequestOptions): Answer<DesignSettings> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/design-settings' }, request, options)
  }

  /**
   * Get the marketing settings of a site
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/marketing-settings` (getMarketingSettings)
   */
  getMarketingSettings(request: GetMarketingSettingsRequest, options?: RequestOptions): Answer<MarketingSettings> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/marketing-settings' }, request, options)
  }

  /**
   * Get the overlay settings of a site
   *
   * Permission: `manage-popups`.
   *
   * `GET /v1/sites/{site_id}/overlay-settings` (getOverlaySettings)
   */
  getOverlaySettings(request: GetOverlaySettingsRequest, options?: RequestOptions): Answer<OverlaySettings> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/overlay-settings' }, request, options)
  }

  /**
   * Get a site
   *
   * Permission: `read-site`.
   *
   * `GET /v1/sites/{site_id}` (getSite)
   */
  get(request: GetSiteRequest, options?: RequestOptions): Answer<Site> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}' }, request, options)
  }

  /**
   * Get the tracking settings of a site
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/tracking-settings` (getTrackingSettings)
   */
  getTrackingSettings(request: GetTrackingSettingsRequest, options?: RequestOptions): Answer<TrackingSettings> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/tracking-settings' }, request, options)
  }

  /**
   * List the characters of a site’s web fonts
   *
   * Read from the font files, for fonts of this installation and the site’s files. Characters that a font lacks are shown in the next font of its stack.
   *
   * Permission: `read-site`.
   *
   * `GET /v1/sites/{site_id}/font-characters` (listFontCharacters)
   */
  listFontCharacters(request: ListFontCharactersRequest, options?: RequestOptions): Answer<FontCharactersList> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/font-characters' }, request, options)
  }

  /**
   * List the sites the caller may enter
   *
   * Permission: `signed-in`.
   *
   * `GET /v1/sites` (listSites)
   */
  list(request: ListSitesRequest = {}, options?: RequestOptions): ListAnswer<SitePage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites', query: ['limit', 'cursor'] }, request, options)
  }

  /**
   * Pause all marketing email of a site, queued email included
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/pause` (pauseSite)
   */
  pause(request: PauseSiteRequest, options?: RequestOptions): Answer<Site> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/pause' }, request, options)
  }

  /**
   * Publish a site: its popups show on any page within 5 seconds
   *
   * Permission: `manage-sites`.
   *
   * `POST /v1/sites/{site_id}/publish` (publishSite)
   */
  publish(request: PublishSiteRequest, options?: RequestOptions): Answer<Site> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/publish' }, request, options)
  }

  /**
   * Resume the marketing email of a site
   *
   * Of a copy (`restored_from`), whatever was due until now may have been sent by the original: its emails are late, and the site’s `late_policy` becomes `ask`, so that none leaves before somebody chooses.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/resume` (resumeSite)
   */
  resume(request: ResumeSiteRequest, options?: RequestOptions): Answer<Site> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/resume', body: true }, request, options)
  }

  /**
   * Unpublish a site; its popups show only in previews
   *
   * Permission: `manage-sites`.
   *
   * `POST /v1/sites/{site_id}/unpublish` (unpublishSite)
   */
  unpublish(request: UnpublishSiteRequest, options?: RequestOptions): Answer<Site> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/unpublish' }, request, options)
  }

  /**
   * Set the fonts of a site, 1 to 10
   *
   * Permission: `manage-sites`.
   *
   * `PATCH /v1/sites/{site_id}/design-settings` (updateDesignSettings)
   */
  updateDesignSettings(request: UpdateDesignSettingsRequest, options?: RequestOptions): Answer<DesignSettings> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/design-settings', body: true }, request, options)
  }

  /**
   * Cap marketing email per lead, set days off and the daily cost of AI texts
   *
   * Permission: `manage-marketing`.
   *
   * `PATCH /v1/sites/{site_id}/marketing-settings` (updateMarketingSettings)
   */
  updateMarketingSettings(request: UpdateMarketingSettingsRequest, options?: RequestOptions): Answer<MarketingSettings> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/marketing-settings', body: true }, request, options)
  }

  /**
   * Set the pause between popups over a page, and whether a page view may show several boxes
   *
   * The pause does not apply to popups that a page opens by name or a visitor opens by a click.
   *
   * Permission: `manage-popups`.
   *
   * `PATCH /v1/sites/{site_id}/overlay-settings` (updateOverlaySettings)
   */
  updateOverlaySettings(request: UpdateOverlaySettingsRequest, options?: RequestOptions): Answer<OverlaySettings> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/overlay-settings', body: true }, request, options)
  }

  /**
   * Change a site
   *
   * Permission: `manage-sites`.
   *
   * `PATCH /v1/sites/{site_id}` (updateSite)
   */
  update(request: UpdateSiteRequest, options?: RequestOptions): Answer<Site> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}', body: true }, request, options)
  }

  /**
   * Change the tracking settings of a site
   *
   * Open pages pick up the change within 5 minutes; stored data follows it immediately.
   *
   * Permission: `manage-marketing`.
   *
   * `PATCH /v1/sites/{site_id}/tracking-settings` (updateTrackingSettings)
   */
  updateTrackingSettings(request: UpdateTrackingSettingsRequest, options?: RequestOptions): Answer<TrackingSettings> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/tracking-settings', body: true }, request, options)
  }
}
