/**
 * Every part of the contract says in words what it is, and the linter of Redocly finds nothing: the quick half of `npm run check:docs`, as
 * part of `npm run verify`. The last line is one JSON object.
 */
import { checkContract } from './contract/described.ts'

const { complaints, counts } = await checkContract()
for (const line of complaints) console.log(line)
console.log(JSON.stringify(counts))
process.exitCode = complaints.length > 0 ? 1 : 0
