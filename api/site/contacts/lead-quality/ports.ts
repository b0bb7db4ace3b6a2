/** What verifying and confirming addresses asks of the features above. */
import type { Handle } from '../../../platform/database/handle.ts'
import { port } from '../../../platform/features/port.ts'

/** The address in whose name the site's email leaves; undefined where no sender is verified. */
export const siteSenderAddress = port<(db: Handle<'site'>) => Promise<string | undefined>>('siteSenderAddress')
