/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../platform/features/feature.ts'
import { routes } from './routes.ts'

export const abilities = feature({ name: 'account/abilities', routes })
