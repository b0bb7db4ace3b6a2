/**
 * `npm run check:sync -- --leads N --seed S`: people who change, leave and move on both sides of a connection, with calls twice, late and
 * in any order, faults, outages of days and kills; for each service. Ends with a line of JSON; exits 1 where anything is wrong.
 * `--planted` plays with one mistake after another put into the product, each of which has to be found.
 */
import { parseArgs } from 'node:util'
import type { ServiceName } from '../../api/testing/fixtures/service-accounts.ts'
// Before the product is loaded.
import '../world/product/one-thread.ts'
import { findPlanted } from './find-planted.ts'
import { plantMistake } from './plants.ts'

const { values } = parseArgs({
  options: {
    leads: { type: 'string' },
    seed: { type: 'string' },
    service: { type: 'string' },
    small: { type: 'boolean' },
    planted: { type: 'boolean' },
    plant: { type: 'string' },
    verbose: { type: 'boolean' },
  },
})

// In memory where the machine has such a folder: nothing here is about the disk.
if (process.platform === 'linux') process.env.TMPDIR ??= '/dev/shm'
if (values.planted) process.exit((await findPlanted()) ? 0 : 1)
if (values.plant) plantMistake(values.plant)
// Loaded once a mistake is planted.
const { playSync } = await import('./play.ts')

const SERVICES: readonly ServiceName[] = ['mailchimp', 'constant_contact', 'activecampaign']
const people_max = Number(values.leads ?? (values.small ? 40 : 300))
const seed = Number(values.seed ?? 1)
const total = { leads: 0, diverged: 0, resubscribed: 0, lost: 0, duplicated: 0 }
for (const service of SERVICES.filter(name => values.service === undefined || name === values.service)) {
  const found = await playSync({ service, people_max, seed, tell: line => values.verbose && console.error(line) })
  for (const name of Object.keys(total) as (keyof typeof total)[]) total[name] += found[name]
  // Named where it happens alone.
  if (found.restless) Object.assign(total, { restless: 1 })
  console.error(`${service}: ${JSON.stringify(found)}`)
  if (values.plant && isWrong()) break
}
console.log(JSON.stringify(total))
process.exit(isWrong() ? 1 : 0)

function isWrong(): boolean {
  const { leads: _, ...mistakes } = total
  return Object.values(mistakes).some(count => count > 0)
}
