/** Things that are deleted under those who use them. */
import type { Plant } from './plant.ts'

export const inGuards: readonly Plant[] = [
  {
    name: 'campaign-loses-its-tag',
    says: 'a tag is deleted though an active campaign gives it',
    patches: [
      {
        file: 'api/site/capture/campaigns/uses.ts',
        from: 'active(db, ({ tag_ids }) => tag_ids.includes(id))',
        to: 'active(db, ({ id: own }) => own === id)',
      },
    ],
    found_in: 1,
    shown_by: 'campaign-keeps-its-tag',
  },
]
