/** The businesses of the demo; the first has what screenshots show. */
import type { Business } from './business.ts'
import { huerta } from './huerta.ts'
import { juniper } from './juniper.ts'

export const businesses: readonly Business[] = [juniper, huerta]
