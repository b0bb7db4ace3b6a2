/** Keys that outlive what their person may do, and rights that are not asked for. */
import type { Plant } from './plant.ts'

const keys = 'api/account/api-keys/rules.ts'

export const inRights: readonly Plant[] = [
  {
    name: 'keys-beyond-their-person',
    says: 'keys of a manager who may do less now go on as before',
    patches: [
      { file: keys, from: 'await store.deleteApiKeyRow(tx, key.id)', to: 'await store.deleteApiKeyRow(tx, "")' },
    ],
    found_in: 1,
    shown_by: 'keys-end-with-rights',
  },
  {
    name: 'keys-beyond-their-maker',
    says: 'a key makes a key that may do more than itself',
    patches: [{ file: keys, from: 'if (held && isWithin(held, asked)) return', to: 'if (held) return' }],
    found_in: 1,
    shown_by: 'keys-end-with-rights',
  },
  {
    name: 'sites-of-keys-ignored',
    says: 'a key for one site reaches all sites of its account',
    patches: [
      {
        file: keys,
        from: "const reaches = own === 'all' || (asked.site_ids !== 'all' && asked.site_ids.every(id => own.includes(id)))",
        to: 'const reaches = own.length > 0',
      },
    ],
    found_in: 1,
    shown_by: 'keys-end-with-rights',
  },
]
