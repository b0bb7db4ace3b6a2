/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  TextToTranslate,
  TranslatedText,
} from '../models/index.ts'

export interface TranslateTextRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the assistant. */
  assistant_id: string
  /** Requires `text` and `to`. Unknown fields are refused. */
  body: TextToTranslate
}

/** Texts of an assistant in other languages. */
export class TranslationResource extends Resource {
  /**
   * Translate a text with the assistant’s model
   *
   * Given names, the site’s name, links, email addresses, HTML tags and Liquid stay unchanged. A translation that loses or adds one, or uses a word to avoid, is requested again once and then refused. Nothing is stored; the cost counts as the assistant’s.
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/assistants/{assistant_id}/translate` (translateText)
   * @example
   * ```ts
   * const result = await client.assistants.translation.translateText({
   *   site_id,
   *   assistant_id,
   *   body: {
   *     text: 'Hello {{ first_name }}, the Winter Garden is open.',
   *     to: 'es',
   *     keep: ['Winter Garden'],
   *   },
   * })
   * ```
   */
  translateText(request: TranslateTextRequest, options?: RequestOptions): Answer<TranslatedText> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/assistants/{assistant_id}/translate', body: true }, request, options)
  }
}
