/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'

/** Replies and reports that email services hand over. */
export class InboundMailResource extends Resource {
  /**
   * Take in bounces and complaints of Postmark
   *
   * A webhook for Postmark. Only messages with an email’s token in their metadata are accepted.
   *
   * Permission: `public`.
   *
   * `POST /v1/public/inbound-mail/postmark` (receivePostmarkReport)
   * @example
   * ```ts
   * await client.public.inboundMail.receivePostmarkReport()
   * ```
   */
  receivePostmarkReport(options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'POST', path: '/v1/public/inbound-mail/postmark' }, {}, options)
  }

  /**
   * Take in bounces and complaints of Amazon SES
   *
   * For the Amazon SNS topic in `SES_TOPIC_ARN`, whose subscription is confirmed automatically. Only messages signed by Amazon for this topic are read, and only those with an email’s token are accepted.
   *
   * Permission: `public`.
   *
   * `POST /v1/public/inbound-mail/ses` (receiveSesReport)
   * @example
   * ```ts
   * await client.public.inboundMail.receiveSesReport()
   * ```
   */
  receiveSesReport(options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'POST', path: '/v1/public/inbound-mail/ses' }, {}, options)
  }
}
