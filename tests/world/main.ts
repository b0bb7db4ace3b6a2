/** `npm run world`: the program, once the product is to be loaded in one thread. Its modules are compiled once for all runs: half of a start. */
import { enableCompileCache } from 'node:module'
import './product/one-thread.ts'
import './product/same-ids.ts'

enableCompileCache()
await import('./program.ts')
