/** Which is right only as long as one process has everything. */
import type { Plant } from './plant.ts'

export const inNodes: readonly Plant[] = [
  {
    name: 'homes-kept',
    says: 'a node whose lease was over goes on with what others have taken',
    patches: [
      {
        file: 'api/platform/database/homes/leased-homes.ts',
        from: 'if (!wasLive && this.#renewals > 1) await this.#settle()',
        to: '',
      },
    ],
    found_in: 24,
    nodes: true,
  },
]
