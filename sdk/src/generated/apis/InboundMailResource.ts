/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'

/** Endpoints of inbound-mail. */
export class InboundMailResource extends Resource {
  /**
   * Take in bounces and complaints of Postmark
   *
   * A webhook of Postmark. Only what carries the token of an email in its metadata is believed.
   *
   * Permission: `public`.
   *
   * `POST /v1/public/inbound-mail/postmark` (receivePostmarkReport)
   */
  receivePostmarkReport(options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'POST', path: '/v1/public/inbound-mail/postmark' }, {}, options)
  }

  /**
   * Take in bounces and complaints of Amazon SES
   *
   * For the Amazon SNS topic of `SES_TOPIC_ARN`, whose subscription is confirmed by itself. Only messages that Amazon signed for this topic are read, and only what carries the token of an email is believed.
   *
   * Permission: `public`.
   *
   * `POST /v1/public/inbound-mail/ses` (receiveSesReport)
   */
  receiveSesReport(options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'POST', path: '/v1/public/inbound-mail/ses' }, {}, options)
  }
}
