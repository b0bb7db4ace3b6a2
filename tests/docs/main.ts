/**
 * `npm run check:guides`: every block of the guides is run, in the languages in which it stands, against a fresh server. `npm run check:docs`
 * (`--contract`) asks first whether the contract says in words what it is. Ends with a line of JSON and, for the gate, `N passed, N failed`.
 */
import { checkContract } from '../../scripts/contract/described.ts'
import { useBuiltServer } from '../tools/built-server.ts'
import { runBlocks } from './blocks.ts'

const contract = process.argv.includes('--contract') ? await checkContract() : undefined
useBuiltServer()
const { failures, ...blocks } = await runBlocks()
const complaints = [...(contract?.complaints ?? []), ...failures]
for (const complaint of complaints) console.log(`✗ ${complaint}`)
console.log(JSON.stringify({ ...contract?.counts, ...blocks }))
if (!contract)
  console.log(`${blocks.blocks_run - Math.min(blocks.failed, blocks.blocks_run)} passed, ${blocks.failed} failed`)
process.exitCode = complaints.length > 0 ? 1 : 0
