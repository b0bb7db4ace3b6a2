/** Endpoints which no other feature asks. */
import { IdentitySecretResource } from '@leadwright/sdk'
import { clientOf } from '../../product/session/api.ts'

export const { identitySecret } = clientOf({ identitySecret: IdentitySecretResource })
