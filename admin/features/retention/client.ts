/** Endpoints which no other feature asks. */
import { RetentionResource } from '@leadwright/sdk'
import { clientOf } from '../../product/session/api.ts'

export const { retention } = clientOf({ retention: RetentionResource })
