/**
 * Says which promised refusals the tests before it did not provoke. They note them in the folder PROVOKED_DIR
 * (api/testing/provoked.ts), which `npm test` resets each time; a part of the tests proves nothing.
 */
import { existsSync, readdirSync } from 'node:fs'
import { endpoints } from '../../api/features.ts'
import { asked, complaints } from './provoked.ts'
import { toCome } from './to-come.ts'

const folder = process.env.PROVOKED_DIR
if (!folder || !existsSync(folder)) {
  console.error('No test has noted what it provoked. `npm test` has them do so, and then runs this.')
  process.exit(1)
}

const contracts = endpoints.map(({ contract }) => contract)
const found = complaints(contracts, new Set(readdirSync(folder)), toCome)
for (const sentence of found) console.log(sentence)
console.log(`${asked(contracts).length} refusals of ${contracts.length} endpoints, ${toCome.length} to come.`)
console.log(`${found.length === 0 ? 1 : 0} passed, ${found.length} failed`)
process.exitCode = found.length > 0 ? 1 : 0
