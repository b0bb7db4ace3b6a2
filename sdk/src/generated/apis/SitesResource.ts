/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  CreatedSort,
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
  /** Requires `name` and `subdomain`. Unknown fields are refused. */
  body: NewSite
}

export interface DeleteSiteRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface GetDesignSettingsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface GetMarketingSettingsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface GetOverlaySettingsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface GetSiteRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface GetTrackingSettingsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface ListFontCharactersRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface ListSitesRequest {
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
}

export interface PauseSiteRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface PublishSiteRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface ResumeSiteRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `overdue`. Unknown fields are refused. */
  body: SiteResumption
}

export interface UnpublishSiteRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface UpdateDesignSettingsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: DesignSettingsChanges
}

export interface UpdateMarketingSettingsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: MarketingSettingsChanges
}

export interface UpdateOverlaySettingsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: OverlaySettingsChanges
}

export interface UpdateSiteRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: SiteChanges
}

export interface UpdateTrackingSettingsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: TrackingSettingsChanges
}

/** Sites of the account and their settings. */
export class SitesResource extends Resource {
  /**
   * Create a site, with a database of its own
   *
   * The new site is a draft: its popups show in previews only, until `publishSite`.
   *
   * Permission: `manage-sites`.
   *
   * `POST /v1/sites` (createSite)
   * @example
   * ```ts
   * const site = await client.sites.create({
   *   body: { name: 'Casa Verde', subdomain: 'casa-verde', language: 'es', timezone: 'Europe/Madrid' },
   * })
   * ```
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
   * @example
   * ```ts
   * await client.sites.delete({ site_id })
   * ```
   */
  delete(request: DeleteSiteRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}' }, request, options)
  }

  /**
   * Get the fonts that designs of a site may use
   *
   * Returns the fonts that popups, pages and emails can be set in.
   *
   * Permission: `read-site`, `manage-popups`, `manage-pages`, `manage-emails`, `manage-leads`, `manage-marketing`, or `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/design-settings` (getDesignSettings)
   * @example
   * ```ts
   * const result = await client.sites.getDesignSettings({ site_id })
   * ```
   */
  getDesignSettings(request: GetDesignSettingsRequest, options?: RequestOptions): Answer<DesignSettings> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/design-settings' }, request, options)
  }

  /**
   * Get the marketing settings of a site
   *
   * Returns the cap of marketing email per lead, days off and the cost of AI texts.
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/marketing-settings` (getMarketingSettings)
   * @example
   * ```ts
   * const result = await client.sites.getMarketingSettings({ site_id })
   * ```
   */
  getMarketingSettings(request: GetMarketingSettingsRequest, options?: RequestOptions): Answer<MarketingSettings> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/marketing-settings' }, request, options)
  }

  /**
   * Get the overlay settings of a site
   *
   * Returns how popups follow each other on a page.
   *
   * Permission: `manage-popups`.
   *
   * `GET /v1/sites/{site_id}/overlay-settings` (getOverlaySettings)
   * @example
   * ```ts
   * const result = await client.sites.getOverlaySettings({ site_id })
   * ```
   */
  getOverlaySettings(request: GetOverlaySettingsRequest, options?: RequestOptions): Answer<OverlaySettings> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/overlay-settings' }, request, options)
  }

  /**
   * Get a site
   *
   * Returns name, language, time zone, currency and status of the site, and the snippet for its pages.
   *
   * Permission: `read-site`.
   *
   * `GET /v1/sites/{site_id}` (getSite)
   * @example
   * ```ts
   * const site = await client.sites.get({ site_id })
   * ```
   */
  get(request: GetSiteRequest, options?: RequestOptions): Answer<Site> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}' }, request, options)
  }

  /**
   * Get the tracking settings of a site
   *
   * Returns whether visits are tracked, and what is stored of them.
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/tracking-settings` (getTrackingSettings)
   * @example
   * ```ts
   * const result = await client.sites.getTrackingSettings({ site_id })
   * ```
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
   * @example
   * ```ts
   * const result = await client.sites.listFontCharacters({ site_id })
   * ```
   */
  listFontCharacters(request: ListFontCharactersRequest, options?: RequestOptions): Answer<FontCharactersList> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/font-characters' }, request, options)
  }

  /**
   * List the sites the caller may enter
   *
   * Returns the sites of all accounts of the caller that they have access to.
   *
   * Permission: `signed-in`.
   *
   * `GET /v1/sites` (listSites)
   * @example
   * ```ts
   * for await (const item of client.sites.list()) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListSitesRequest = {}, options?: RequestOptions): ListAnswer<SitePage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'updated_after'] }, request, options)
  }

  /**
   * Pause all marketing email of a site, queued email included
   *
   * Nothing is sent to leads in the site’s name but transactional email. `resumeSite` goes on.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/pause` (pauseSite)
   * @example
   * ```ts
   * const result = await client.sites.pause({ site_id })
   * ```
   */
  pause(request: PauseSiteRequest, options?: RequestOptions): Answer<Site> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/pause' }, request, options)
  }

  /**
   * Publish a site: its popups show on any page within 5 seconds
   *
   * The widget begins to work on all allowed hosts.
   *
   * Permission: `manage-sites`.
   *
   * `POST /v1/sites/{site_id}/publish` (publishSite)
   * @example
   * ```ts
   * const site = await client.sites.publish({ site_id })
   * ```
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
   * @example
   * ```ts
   * const result = await client.sites.resume({ site_id, body: { overdue: 'continue' } })
   * ```
   */
  resume(request: ResumeSiteRequest, options?: RequestOptions): Answer<Site> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/resume', body: true }, request, options)
  }

  /**
   * Unpublish a site; its popups show only in previews
   *
   * Leads, journeys and email go on.
   *
   * Permission: `manage-sites`.
   *
   * `POST /v1/sites/{site_id}/unpublish` (unpublishSite)
   * @example
   * ```ts
   * const result = await client.sites.unpublish({ site_id })
   * ```
   */
  unpublish(request: UnpublishSiteRequest, options?: RequestOptions): Answer<Site> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/unpublish' }, request, options)
  }

  /**
   * Set the fonts of a site, 1 to 10
   *
   * Replaces the list. Designs that use a font that is no longer in it keep it.
   *
   * Permission: `manage-sites`.
   *
   * `PATCH /v1/sites/{site_id}/design-settings` (updateDesignSettings)
   * @example
   * ```ts
   * const result = await client.sites.updateDesignSettings({
   *   site_id,
   *   body: {
   *     fonts: [
   *       { name: 'System', stack: 'system-ui, sans-serif' },
   *       {
   *         name: 'Inter',
   *         stack: 'Inter, system-ui, sans-serif',
   *         url: 'https://casa-verde.example/fonts/inter.woff2',
   *       },
   *     ],
   *   },
   * })
   * ```
   */
  updateDesignSettings(request: UpdateDesignSettingsRequest, options?: RequestOptions): Answer<DesignSettings> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/design-settings', body: true }, request, options)
  }

  /**
   * Cap marketing email per lead, set days off and the daily cost of AI texts
   *
   * Changes the fields that are sent. They hold for email that is sent from now on.
   *
   * Permission: `manage-marketing`.
   *
   * `PATCH /v1/sites/{site_id}/marketing-settings` (updateMarketingSettings)
   * @example
   * ```ts
   * const result = await client.sites.updateMarketingSettings({
   *   site_id,
   *   body: { emails_max: 3, emails_days: 7, days_off: ['2027-12-25'] },
   * })
   * ```
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
   * @example
   * ```ts
   * const result = await client.sites.updateOverlaySettings({ site_id, body: { overlay_pause_seconds: 60 } })
   * ```
   */
  updateOverlaySettings(request: UpdateOverlaySettingsRequest, options?: RequestOptions): Answer<OverlaySettings> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/overlay-settings', body: true }, request, options)
  }

  /**
   * Change a site
   *
   * Changes the fields that are sent. A new time zone holds for what is scheduled from now on. The postal address cannot be removed while a broadcast, a published journey or an enabled automated email sends marketing email (`in_use`).
   *
   * Permission: `manage-sites`.
   *
   * `PATCH /v1/sites/{site_id}` (updateSite)
   * @example
   * ```ts
   * const site = await client.sites.update({ site_id, body: { postal_address: 'Calle Mayor 1, 28013 Madrid' } })
   * ```
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
   * @example
   * ```ts
   * const result = await client.sites.updateTrackingSettings({ site_id, body: { enabled: true, consent_mode: true, kept_days: 90 } })
   * ```
   */
  updateTrackingSettings(request: UpdateTrackingSettingsRequest, options?: RequestOptions): Answer<TrackingSettings> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/tracking-settings', body: true }, request, options)
  }
}
