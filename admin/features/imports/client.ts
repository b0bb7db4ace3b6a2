/** The endpoints of imports, which no other feature asks. */
import { ImportsResource } from '@leadwright/sdk'
import { clientOf } from '../../product/session/api.ts'

export const { imports } = clientOf({ imports: ImportsResource })
