/** The endpoint of the deliverability report, which no other feature asks. */
import { DeliverabilityResource } from '@leadwright/sdk'
import { clientOf } from '../../../product/session/api.ts'

export const { deliverability } = clientOf({ deliverability: DeliverabilityResource })
