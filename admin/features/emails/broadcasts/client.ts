/** The endpoints of broadcasts, which no other feature asks. */
import { BroadcastsResource } from '@leadwright/sdk'
import { clientOf } from '../../../product/session/api.ts'

export const { broadcasts } = clientOf({ broadcasts: BroadcastsResource })
