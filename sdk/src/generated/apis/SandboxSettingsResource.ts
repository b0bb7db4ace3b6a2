/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  SandboxPanelTested,
  SandboxRuntime,
  SandboxSettings,
  SandboxSettingsChanges,
} from '../models/index.ts'

export interface GetSandboxRuntimeRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface GetSandboxSettingsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface TestSandboxPanelRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface UpdateSandboxSettingsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: SandboxSettingsChanges
}

/** What new sandboxes begin with, and the cPanel server. */
export class SandboxSettingsResource extends Resource {
  /**
   * Get whether this server can run WordPress sandboxes
   *
   * Returns what is missing, and the command that installs it.
   *
   * Permission: `read-sandbox`.
   *
   * `GET /v1/sites/{site_id}/sandbox-runtime` (getSandboxRuntime)
   * @example
   * ```ts
   * const result = await client.sandboxes.settings.getSandboxRuntime({ site_id })
   * ```
   */
  getSandboxRuntime(request: GetSandboxRuntimeRequest, options?: RequestOptions): Answer<SandboxRuntime> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/sandbox-runtime' }, request, options)
  }

  /**
   * Get the settings of sandboxes
   *
   * Returns what new sandboxes begin with, and how the control panel is reached. Secrets are never returned.
   *
   * Permission: `read-sandbox`.
   *
   * `GET /v1/sites/{site_id}/sandbox-settings` (getSandboxSettings)
   * @example
   * ```ts
   * const result = await client.sandboxes.settings.get({ site_id })
   * ```
   */
  get(request: GetSandboxSettingsRequest, options?: RequestOptions): Answer<SandboxSettings> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/sandbox-settings' }, request, options)
  }

  /**
   * Test the connection to the cPanel server
   *
   * Asks for one account, and changes nothing there.
   *
   * Permission: `manage-sandboxes`.
   *
   * `POST /v1/sites/{site_id}/sandbox-settings/test` (testSandboxPanel)
   * @example
   * ```ts
   * const result = await client.sandboxes.settings.testSandboxPanel({ site_id })
   * ```
   */
  testSandboxPanel(request: TestSandboxPanelRequest, options?: RequestOptions): Answer<SandboxPanelTested> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/sandbox-settings/test' }, request, options)
  }

  /**
   * Change what new sandboxes begin with, or connect a cPanel server
   *
   * The API token is stored encrypted and never returned. It belongs to its host: if you change the host, send the token again.
   *
   * Permission: `manage-sandboxes`.
   *
   * `PATCH /v1/sites/{site_id}/sandbox-settings` (updateSandboxSettings)
   * @example
   * ```ts
   * const result = await client.sandboxes.settings.update({
   *   site_id,
   *   body: { user_data_expiry_hours: 72, cleanup_after: 7, cleanup_unit: 'days', idle_minutes: 15 },
   * })
   * ```
   */
  update(request: UpdateSandboxSettingsRequest, options?: RequestOptions): Answer<SandboxSettings> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/sandbox-settings', body: true }, request, options)
  }
}
