/** The declaration of this feature: clients of services, without endpoints of their own. */
import { feature } from '../../../platform/features/feature.ts'
import { serviceLimits } from './limits.ts'

export const services = feature({ name: 'site/integrations/services', limits: serviceLimits })
