/** The site is drafted as a whole, and published again. */
import { action, chance, expectAnswer } from './action.ts'

const publish = action<{ drafts: boolean }>({
  type: 'draft_site',
  weight: 4,
  // Drafted for a while now and then.
  draw: (random, { drafted }) => (drafted || chance(random, 25) ? { drafts: !drafted } : null),
  possible: ({ drafted }, { drafts }) => drafted !== drafts,
  play: ({ ground }, { drafts }) => ground.client.post(`/v1/sites/${ground.site}/${drafts ? 'unpublish' : 'publish'}`),
  tell(world, { drafts }, answer) {
    world.drafted = drafts
    return expectAnswer(answer, 200)
  },
})

export const drafts = [publish]
