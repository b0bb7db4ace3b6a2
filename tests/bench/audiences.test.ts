/** Random changes under random filters, of a fixed seed: every membership is what looking at all leads anew says. */
import { expect, test } from 'vitest'
import { createHarness } from '../../api/testing/harness.ts'
import { sized } from '../../api/testing/repetitions.ts'
import { workOff } from '../../api/testing/work-off.ts'
import { audienceSite, changeSome, differences, disagreements } from './parts/audience-site.ts'
import { randomFilter, randomOf } from './parts/random-filters.ts'

const seed = 7

test('dynamic audiences are what their filters say, in the database and in memory', async () => {
  const h = await createHarness()
  try {
    const site = await audienceSite(h, 120)
    const random = randomOf(sized(seed, Date.now()))
    for (let i = 0; i < 12; i++) {
      await h.post(`${site.at}/audiences`, { name: `Audience ${i}`, filter: randomFilter(random, site.asked) })
    }
    await workOff(h, site.site)
    for (let round = 0; round < sized(4, 40); round++) {
      for (let i = 0; i < 50; i++) await site.database.write(tx => changeSome(site, random, tx))
      h.clock.forward(86_400_000)
      await workOff(h, site.site)
      expect(await differences(site), `round ${round}`).toBe(0)
    }
    const filters = Array.from({ length: sized(200, 1_000) }, () => randomFilter(random, site.asked))
    expect(await disagreements(site, filters)).toBe(0)
  } finally {
    await h.close()
  }
})
