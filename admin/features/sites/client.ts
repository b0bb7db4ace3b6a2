/** Endpoints which no other feature asks. */
import { SiteTransfersResource } from '@leadwright/sdk'
import { clientOf } from '../../product/session/api.ts'

/** A large site takes long to pack and to send. */
export const patient = { timeout: 3_600_000, maxRetries: 0 }

export const { siteTransfers } = clientOf({ siteTransfers: SiteTransfersResource })
