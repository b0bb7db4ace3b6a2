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
  site_id: string
}

export interface ListAiModelsRequest {
  site_id: string
}

export interface RemoveAiProviderRequest {
  site_id: string
}

export interface TestAiProviderRequest {
  site_id: string
}

export interface UpdateAiProviderRequest {
  site_id: string
  body: AiProviderChanges
}

/** The model service of a site and its key. */
export class AiProviderResource extends Resource {
  /**
   * Get the site’s AI provider
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/ai-provider` (getAiProvider)
   */
  get(request: GetAiProviderRequest, options?: RequestOptions): Answer<AiProvider> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/ai-provider' }, request, options)
  }

  /**
   * List the models the AI provider offers now
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/ai-provider/models` (listAiModels)
   */
  listAiModels(request: ListAiModelsRequest, options?: RequestOptions): Answer<AiModels> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/ai-provider/models' }, request, options)
  }

  /**
   * Disconnect the site’s own AI provider and delete its key
   *
   * Permission: `manage-assistants`.
   *
   * `DELETE /v1/sites/{site_id}/ai-provider` (removeAiProvider)
   */
  remove(request: RemoveAiProviderRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/ai-provider' }, request, options)
  }

  /**
   * Test the AI provider by asking for one word
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/ai-provider/test` (testAiProvider)
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
   */
  update(request: UpdateAiProviderRequest, options?: RequestOptions): Answer<AiProvider> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/ai-provider', body: true }, request, options)
  }
}
