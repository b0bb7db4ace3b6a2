/** Endpoints which no other feature asks. */
import { DataAccessesResource } from '@leadwright/sdk'
import { clientOf } from '../../product/session/api.ts'

export const { dataAccesses } = clientOf({ dataAccesses: DataAccessesResource })
