/** Time, and the process itself. */
import { findErased } from '../compare/erased.ts'
import { action, chance } from './action.ts'

const rest = action<{ days: number }>({
  type: 'rest',
  weight: 1,
  draw: random => ({ days: random.between(0, 1) }),
  possible: () => true,
  play: async () => null,
  tell: () => [],
})

/** A restart loses nothing and repeats nothing; meanwhile the folder holds nothing of who was erased. */
const restart = action({
  type: 'restart',
  weight: 1,
  draw: () => ({}),
  possible: () => true,
  async play({ ground, world }) {
    const found: string[] = []
    await ground.product.restart(async folders => {
      for (const folder of folders) found.push(...(await findErased(folder, world)))
    })
    return { status: 200, text: found.join('\n'), body: { id: '', data: [] } }
  },
  tell: (_world, _given, { text }) => (text === '' ? [] : text.split('\n')),
})

/** The machine's clock is set back and runs on: what was done stays done, what is due later stays due then. */
const setBack = action<{ minutes: number; restarts: boolean }>({
  type: 'set_clock_back',
  weight: 1,
  draw: (random, world) =>
    world.put_off.length > 0 ? null : { minutes: random.between(1, 90), restarts: chance(random, 30) },
  possible: world => world.put_off.length === 0,
  async play({ ground }, { minutes, restarts }) {
    const { product, clock } = ground
    const now = clock.now()
    clock.set(now - minutes * 60_000)
    if (restarts) await product.restart()
    await product.passTo(now)
    return null
  },
  tell: () => [],
})

export const processes = [rest, restart, setBack]
