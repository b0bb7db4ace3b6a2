/** The declaration of what runs sandboxes: its numbers. It has no data and no endpoints. */
import { feature } from '../../../platform/features/feature.ts'
import { playgroundLimits } from './limits.ts'

export const sandboxDrivers = feature({ name: 'site/sandboxes/drivers', limits: playgroundLimits })
