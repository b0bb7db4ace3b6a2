/** What other products send. */
import type { Plant } from './plant.ts'

const folder = 'api/site/integrations/incoming-hooks'

export const inHooks: readonly Plant[] = [
  {
    name: 'calls-survive-erasure',
    says: 'a call that waits still holds the address of somebody erased, and makes a lead of them',
    patches: [{ file: `${folder}/feature.ts`, from: 'erase: eraseFromCalls,', to: 'erase: async () => undefined,' }],
    found_in: 1,
    shown_by: 'calls-of-another-product',
  },
  {
    name: 'paused-hook-takes',
    says: 'a hook that is paused makes leads all the same',
    patches: [{ file: `${folder}/mapping.ts`, from: 'paused_at === null && isMapped', to: 'isMapped' }],
    found_in: 1,
    shown_by: 'calls-of-another-product',
  },
  {
    name: 'opt-out-of-a-call-forgotten',
    says: 'who unsubscribed at another product goes on being mailed',
    patches: [
      {
        file: `${folder}/take-call.ts`,
        from: 'if (forbids(consent.status)) {',
        to: "if (forbids(consent.status) && consent.status !== 'opted_out') {",
      },
    ],
    found_in: 1,
    shown_by: 'calls-of-another-product',
  },
]
