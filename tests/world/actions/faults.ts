/** Whatever goes wrong around the product. */
import type { DeathPoint } from '../product/life.ts'
import { action, chance } from './action.ts'

/** The process dies at one of its next writes or mails, whatever it does then; another begins at once. */
const kill = action<DeathPoint>({
  kind: 'kill',
  weight: 8,
  draw(random) {
    const of = chance(random, 75) ? 'write' : 'mail'
    return { of, count: random.between(0, of === 'write' ? 12 : 3), side: random.pick(['before', 'after']) }
  },
  possible: () => true,
  async play({ ground }, { of, count, side }) {
    ground.product.faults.point = { of, count, side }
    return null
  },
  tell: () => [],
})

export const faults = [kill]
