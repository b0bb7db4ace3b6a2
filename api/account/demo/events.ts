/** What happens to the demo. The control database keeps it as activities. */
import { defineAccountEvent } from '../../platform/events/define.ts'

export const demoRemoved = defineAccountEvent('demo.removed')
