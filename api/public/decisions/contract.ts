/** Which popups match a visitor by the rules that a browser cannot evaluate: country, known lead and tags. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { limits } from '../../platform/runtime/limits.ts'
import { siteParams, text } from '../../platform/schemas/schemas.ts'
import { visitorId } from '../../site/contacts/visitors/rules.ts'

export const decidePopups = contract({
  operationId: 'decidePopups',
  method: 'post',
  path: '/v1/public/sites/{site_id}/decisions',
  database: 'site',
  permission: 'public',
  tag: 'public',
  summary: 'Decide which popups with rules on country, lead or tags this visitor sees',
  description:
    'Returns those popups marked `ask` in the configuration whose rules match. A visitor is known after submitting a form in this browser, following a signed link, or being identified with a `user_hash`. Changes nothing, and is never cached.',
  status: 200,
  idempotency: 'ignored',
  rate_limit: 'visits',
  plain_body: true,
  params: siteParams,
  body: z
    .strictObject({
      visitor_id: visitorId.optional(),
      user: z
        .strictObject({ email: text(limits.email_characters_max), user_hash: text(200).optional() })
        .openapi('NamedVisitor')
        .optional(),
      timezone: text(100)
        .optional()
        .openapi({ description: 'IANA time zone, used to guess the country if the IP address does not reveal it.' }),
    })
    .openapi('VisitorQuestion'),
  body_example: { visitor_id: '0199a3f2c4d87e6b9a0112233445566f', timezone: 'Europe/Madrid' },
  response: z
    .object({
      popup_ids: z.array(z.string()).openapi({ description: 'IDs of popups, and of messages that chats show first.' }),
    })
    .openapi('PopupDecision'),
  example: { popup_ids: ['popup_0199a3f2c4d87e6b9a0112233445566f'] },
})
