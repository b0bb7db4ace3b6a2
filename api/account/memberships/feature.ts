/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../platform/features/feature.ts'

export const memberships = feature({ name: 'account/memberships', eraseUser: 'with_user' })
