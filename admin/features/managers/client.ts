/** The endpoints of managers and invitations, which no other feature asks. */
import { InvitationsResource, ManagersResource } from '@leadwright/sdk'
import { clientOf } from '../../product/session/api.ts'

export const { managers, invitations } = clientOf({ managers: ManagersResource, invitations: InvitationsResource })
