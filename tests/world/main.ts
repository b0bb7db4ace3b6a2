/** `npm run world`: the program, once the product is to be loaded in one thread. Its modules are compiled once for all runs: half of a start. */
import { enableCompileCache } from 'node:module'
import { argv } from 'node:process'
import './product/one-thread.ts'
import './product/same-ids.ts'

enableCompileCache()
if (argv.some(word => word.startsWith('--nodes'))) await import('./product/nodes/quick-leases.ts')
await import('./program.ts')
