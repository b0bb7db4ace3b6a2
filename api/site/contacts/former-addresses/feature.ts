/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { mergingAddresses } from './store.ts'

export const formerAddresses = feature({
  name: 'site/contacts/former-addresses',
  merge: mergingAddresses,
  erase: 'with_lead',
})
