/** Endpoints which no other feature asks. */
import { PersonRequestsResource } from '@leadwright/sdk'
import { clientOf } from '../../product/session/api.ts'

export const { personRequests } = clientOf({ personRequests: PersonRequestsResource })
