/** The endpoints of webhooks, which no other feature asks. */
import { WebhooksResource } from '@leadwright/sdk'
import { clientOf } from '../../product/session/api.ts'

export const { webhooks } = clientOf({ webhooks: WebhooksResource })
