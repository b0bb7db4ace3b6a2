/** Time zones to choose from. */
import { zoneName } from '../../../../product/zone-name.ts'
export const zones = Intl.supportedValuesOf('timeZone').map(id => ({ id, label: zoneName(id) }))
