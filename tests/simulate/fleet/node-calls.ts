/** Requests from one node to another: one that is dead or paused is waited for until its lease is over, as `links.ts` does. */
import type { Node } from '../../../api/platform/database/homes/homes.ts'
import { Unavailable } from '../../../api/platform/runtime/errors.ts'
import type { Fleet } from './fleet.ts'
import type { FleetNode } from './fleet-node.ts'

const trip_ms = 1

/** Nothing was done. */
export class Refused extends Unavailable {
  constructor() {
    super('The other node refuses it.')
  }
}

export function nodeCalls(fleet: Fleet, caller: FleetNode) {
  const { time } = fleet
  const underWay = new Map<string, Set<() => void>>()
  caller.homes.listen({
    nodes() {
      const live = new Set(caller.homes.nodes.map(({ id }) => id))
      for (const [id, all] of underWay) if (!live.has(id)) for (const giveUp of all) giveUp()
    },
  })
  return {
    call<T>({ id }: Node, act: (home: FleetNode) => Promise<T>): Promise<T> {
      const home = fleet.byId(id)
      return new Promise((resolve, reject) => {
        if (!home) return void time.after(trip_ms, caller, () => reject(new Refused()))
        const all = underWay.get(id) ?? new Set()
        underWay.set(id, all)
        const giveUp = () => reject(new Refused())
        all.add(giveUp)
        const settle = (answer: () => void) => {
          all.delete(giveUp)
          time.after(trip_ms, caller, answer)
        }
        time.after(trip_ms, home, () =>
          act(home).then(
            value => settle(() => resolve(value)),
            error => settle(() => reject(error)),
          ),
        )
      })
    },
  }
}
