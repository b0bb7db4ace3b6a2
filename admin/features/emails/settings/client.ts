/** The endpoints of how a site sends, which no other feature asks. */
import { EmailTransportResource, SendingLimitsResource } from '@leadwright/sdk'
import { clientOf } from '../../../product/session/api.ts'

export const { emailTransport, sendingLimits } = clientOf({
  emailTransport: EmailTransportResource,
  sendingLimits: SendingLimitsResource,
})
