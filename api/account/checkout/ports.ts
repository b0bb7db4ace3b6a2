/** What a checkout asks of those whose things are bought by it. */
import type { Handle } from '../../platform/database/handle.ts'
import { port } from '../../platform/features/port.ts'

/** The cart of a site, once it is paid for. */
export const boughtCart = port<{ empty(tx: Handle<'control'>, site_id: string): Promise<void> }>('boughtCart')
