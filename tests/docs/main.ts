/**
 * `npm run check:guides`: every block of the guides is run, in the languages in which it stands, against a fresh server. Ends with a line
 * of JSON, then `N passed, N failed`; exits 1 where one fails.
 */
import { useBuiltServer } from '../tools/built-server.ts'
import { runBlocks } from './blocks.ts'

useBuiltServer()
const { failures, ...counts } = await runBlocks()
for (const failure of failures) console.log(`✗ ${failure}`)
console.log(JSON.stringify(counts))
console.log(`${counts.blocks_run - Math.min(counts.failed, counts.blocks_run)} passed, ${counts.failed} failed`)
process.exitCode = counts.failed > 0 ? 1 : 0
