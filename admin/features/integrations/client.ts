/** Incoming hooks, which no other feature asks. */
import { IncomingHooksResource } from '@leadwright/sdk'
import { clientOf } from '../../product/session/api.ts'

export const { incomingHooks } = clientOf({ incomingHooks: IncomingHooksResource })
