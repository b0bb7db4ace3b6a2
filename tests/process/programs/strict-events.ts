/** Prints whether a process of the server, as tests start it, lets a mistaken event pass. */
import { wantsStrictEvents } from '../../../api/platform/config/switches.ts'

console.log(JSON.stringify({ strict: wantsStrictEvents() }))
