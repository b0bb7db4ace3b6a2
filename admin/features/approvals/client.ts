/** The endpoints of approvals, which no other feature asks. */
import { ApprovalsResource } from '@leadwright/sdk'
import { clientOf } from '../../product/session/api.ts'

export const { approvals } = clientOf({ approvals: ApprovalsResource })
