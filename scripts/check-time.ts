/** `npm run check:time -- --cases N --seed S`: the time rules against their reference; the last line is one JSON object. */
import { parseArgs } from 'node:util'
import { checkTime } from '../workflows/time/check.ts'

const { values } = parseArgs({
  options: { cases: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
})
const { cases, mismatches, examples } = checkTime({ cases: Number(values.cases), seed: Number(values.seed) })
for (const example of examples) console.error(example)
console.log(JSON.stringify({ cases, mismatches }))
process.exitCode = mismatches === 0 && cases > 0 ? 0 : 1
