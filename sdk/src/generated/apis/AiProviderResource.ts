/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  AiModels,
  AiProvider,
  AiProviderChanges,
  AiProviderTested,
} from '../models/index.ts'

export interface GetAiProviderRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface ListAiModelsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface RemoveAiProviderRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface TestAiProviderRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface UpdateAiProviderRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: AiProviderChanges
}

/** The model service of a site and its key. */
export class AiProviderResource extends Resource {
  /**
   * Get the site’s AI provider
   *
   * Returns whose provider answers, with which model, and its prices. The key is never returned.
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/ai-provider` (getAiProvider)
   * @example
   * ```ts
   * const aiProvider = await client.aiProvider.get({ site_id })
   * ```
   */
  get(request: GetAiProviderRequest, options?: RequestOptions): Answer<AiProvider> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/ai-provider' }, request, options)
  }

  /**
   * List the models the AI provider offers now
   *
   * Asks the provider. Returns the models that answers can be written with.
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/ai-provider/models` (listAiModels)
   * @example
   * ```ts
   * const result = await client.aiProvider.listAiModels({ site_id })
   * ```
   */
  listAiModels(request: ListAiModelsRequest, options?: RequestOptions): Answer<AiModels> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/ai-provider/models' }, request, options)
  }

  /**
   * Disconnect the site’s own AI provider and delete its key
   *
   * The provider of the installation is used again, if it has one.
   *
   * Permission: `manage-assistants`.
   *
   * `DELETE /v1/sites/{site_id}/ai-provider` (removeAiProvider)
   * @example
   * ```ts
   * await client.aiProvider.remove({ site_id })
   * ```
   */
  remove(request: RemoveAiProviderRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/ai-provider' }, request, options)
  }

  /**
   * Test the AI provider by asking for one word
   *
   * Costs next to nothing. Returns whether the provider answered, or why it did not.
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/ai-provider/test` (testAiProvider)
   * @example
   * ```ts
   * const result = await client.aiProvider.test({ site_id })
   * ```
   */
  test(request: TestAiProviderRequest, options?: RequestOptions): Answer<AiProviderTested> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/ai-provider/test' }, request, options)
  }

  /**
   * Connect or change the site’s own AI provider
   *
   * The key is stored encrypted and never returned. It belongs to its base URL: if you change the URL, send the key again.
   *
   * Permission: `manage-assistants`.
   *
   * `PATCH /v1/sites/{site_id}/ai-provider` (updateAiProvider)
   * @example
   * ```ts
   * const aiProvider = await client.aiProvider.update({
   *   site_id,
   *   body: {
   *     base_url: 'https://api.openai.com/v1',
   *     api_key: 'sk-example',
   *     model: 'gpt-5-mini',
   *     embeddings_model: 'text-embedding-3-small',
   *     input_cents: 25,
   *     output_cents: 200,
   *     embeddings_cents: 2,
   *   },
   * })
   * ```
   */
  update(request: UpdateAiProviderRequest, options?: RequestOptions): Answer<AiProvider> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/ai-provider', body: true }, request, options)
  }
}
