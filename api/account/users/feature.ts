/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../platform/features/feature.ts'

export const users = feature({ name: 'account/users', eraseUser: 'with_user' })
