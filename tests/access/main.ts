/** `npm run check:access [-- --small]`: the last line is one JSON object; anything wrong or seen ends it with 1. */
import { parseArgs } from 'node:util'
import { checkAccess } from './check.ts'

const { values } = parseArgs({ options: { small: { type: 'boolean', default: false } } })
const shares = values.small ? { share: 20, endpointShare: 8 } : {}
const least = values.small ? 1_000 : 50_000
const began = performance.now()
const say = (line: string) => process.stderr.write(`${((performance.now() - began) / 1000).toFixed(1)} s: ${line}\n`)
const { cells, wrong, canaries } = await checkAccess({ ...shares, say })
for (const line of [...wrong, ...canaries]) process.stderr.write(`${line}\n`)
if (cells < least) process.stderr.write(`Only ${cells} cells, of at least ${least}\n`)
process.stdout.write(`${JSON.stringify({ cells, wrong: wrong.length, canaries: canaries.length })}\n`)
process.exit(wrong.length + canaries.length === 0 && cells >= least ? 0 : 1)
