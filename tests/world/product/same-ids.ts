/**
 * Loaded before the product: its ids come from the seed, so that a run is the same whenever it is played. Ids decide who is held out,
 * which way a run is sent, and what of one moment comes first.
 */
import { randomOf } from '../../chaos/random.ts'
import { replacePieces } from './pieces.ts'

const BEGINS = Date.parse('2026-01-01')
const DAY = 86_400_000
const PLACES = 0x1000

let random = randomOf(0)
let begins = BEGINS
let count = 0

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0')

/** In the order of their making, as those of the product. */
function next(): string {
  const moment = `${hex(begins + Math.floor(count / PLACES), 12)}7${hex(count % PLACES, 3)}`
  count += 1
  const chance = Array.from({ length: 5 }, () => hex(Math.floor(random.next() * PLACES), 3))
  return `${moment}8${chance.join('')}`
}

// Its module may import nothing of the tests.
Object.assign(globalThis, { nextWorldId: next })
replacePieces([
  { file: 'api/platform/runtime/ids.ts', from: '${moment()}${chance()}', to: '${globalThis.nextWorldId()}' },
])

/** From now on ids are those of a site that is made ready, whatever was played before. */
export function beginIds(): void {
  random = randomOf(0)
  begins = BEGINS
  count = 0
}

/** From now on ids are those of this seed, and sort after those of the site that was made ready. */
export function seedIds(seed: number): void {
  random = randomOf(seed)
  begins = BEGINS + DAY
  count = 0
}
