/** Why an address gets no email, as leads show it and suppressions say. */
import { z } from '@hono/zod-openapi'
import { instant } from '../../../platform/schemas/schemas.ts'
import { suppressionReasons } from '../lead-records/rules.ts'

export const suppressionReason = z.enum(suppressionReasons).openapi('SuppressionReason', {
  description:
    '`hard_bounce`: the address does not accept email, so nothing is sent to it. All other reasons stop marketing email only: a spam complaint, an unsubscription elsewhere, or a decision by hand. Of several reasons against one address the strongest holds: `hard_bounce`, `complaint`, `unsubscribed`, `manual`, in this order. `unsubscribed` ends when the person confirms by email that they want it again.',
})

export const leadSuppression = z
  .object({
    reason: suppressionReason,
    since: instant
      .optional()
      .openapi({ description: 'Absent if it was known before the person was erased and came again.' }),
  })
  .openapi('LeadSuppression', {
    description:
      'Why the lead’s address gets no marketing email, whatever `mailability` says. Absent if it is not suppressed.',
  })
