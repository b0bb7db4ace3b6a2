/** Time, and the process itself. */
import { action } from './action.ts'

const rest = action<{ days: number }>({
  kind: 'rest',
  weight: 1,
  draw: random => ({ days: random.between(0, 1) }),
  possible: () => true,
  play: async () => null,
  tell: () => [],
})

/** A restart loses nothing and repeats nothing. */
const restart = action({
  kind: 'restart',
  weight: 1,
  draw: () => ({}),
  possible: () => true,
  async play({ ground }) {
    await ground.product.restart()
    return null
  },
  tell: () => [],
})

export const processes = [rest, restart]
