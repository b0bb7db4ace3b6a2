/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  HostSettings,
  HostSettingsChanges,
  WidgetHostList,
} from '../models/index.ts'

export interface GetHostSettingsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface ListHostsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface UpdateHostSettingsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: HostSettingsChanges
}

/** The hosts on which the widget may run, and where it was seen. */
export class HostsResource extends Resource {
  /**
   * Get the hosts on which the widget of a site works
   *
   * Returns allowed hosts, and hosts on which the widget was seen.
   *
   * Permission: `manage-popups`.
   *
   * `GET /v1/sites/{site_id}/host-settings` (getHostSettings)
   * @example
   * ```ts
   * const result = await client.hosts.getSettings({ site_id })
   * ```
   */
  getSettings(request: GetHostSettingsRequest, options?: RequestOptions): Answer<HostSettings> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/host-settings' }, request, options)
  }

  /**
   * List the hosts that loaded the widget, latest first
   *
   * Counted in memory and stored every few seconds.
   *
   * Permission: `manage-popups`.
   *
   * `GET /v1/sites/{site_id}/hosts` (listHosts)
   * @example
   * ```ts
   * const result = await client.hosts.list({ site_id })
   * ```
   */
  list(request: ListHostsRequest, options?: RequestOptions): Answer<WidgetHostList> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/hosts' }, request, options)
  }

  /**
   * Set the hosts on which the widget of a site works
   *
   * For pages on other hosts, the site appears not to exist, and their requests are counted. Previews work everywhere.
   *
   * Permission: `manage-popups`.
   *
   * `PATCH /v1/sites/{site_id}/host-settings` (updateHostSettings)
   * @example
   * ```ts
   * const result = await client.hosts.updateSettings({
   *   site_id,
   *   body: { allowed_hosts: ['casa-verde.example', '*.casa-verde.example'] },
   * })
   * ```
   */
  updateSettings(request: UpdateHostSettingsRequest, options?: RequestOptions): Answer<HostSettings> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/host-settings', body: true }, request, options)
  }
}
