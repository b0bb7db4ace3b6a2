/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'

export const mailability = feature({ name: 'site/contacts/mailability' })
