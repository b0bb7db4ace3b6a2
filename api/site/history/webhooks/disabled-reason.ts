/** Why an endpoint gets nothing any more, as the contract and the event name it. */
import { enumWith } from '../../../platform/schemas/enum-of.ts'
import { webhookLimits } from './limits.ts'
import { disabledBecause } from './table.ts'

export const disabledReason = enumWith(disabledBecause, {
  person: 'A person or a program disabled it.',
  failing: `All deliveries failed for ${webhookLimits.webhook_failing_hours_max} hours.`,
  gone: 'The server answered 410.',
}).openapi('WebhookDisabledBecause', { description: 'Why it is disabled.' })
