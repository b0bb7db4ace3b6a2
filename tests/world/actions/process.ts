/** Time, and the process itself. */
import { findErased } from '../compare/erased.ts'
import { action } from './action.ts'

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
    let found: string[] = []
    await ground.product.restart(async () => {
      found = await findErased(ground.folder, world)
    })
    return { status: 200, text: found.join('\n'), body: { id: '', data: [] } }
  },
  tell: (_world, _given, { text }) => (text === '' ? [] : text.split('\n')),
})

export const processes = [rest, restart]
