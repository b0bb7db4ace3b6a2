/** What endpoints on campaigns need before they can succeed. */
import type { Fixture, Make } from './fixtures.ts'
import { expectMade } from './makers.ts'
import type { People } from './people.ts'

/** A campaign that lacks nothing, after these steps of its life. */
async function campaignAfter(w: People, site: string, make: Make, ...steps: string[]): Promise<Fixture> {
  const campaigns = `/v1/sites/${site}/campaigns`
  const body = { name: `Guide ${w.next()}`, description: 'For readers.', popup_id: await make('popup') }
  const campaign_id = expectMade(await w.post(campaigns, body), 201).body.id
  for (const step of steps) expectMade(await w.post(`${campaigns}/${campaign_id}/${step}`), 200)
  return { params: { campaign_id } }
}

type MakeFixture = (w: People, site: string, make: Make) => Promise<Fixture>

export const campaignFixtures: Record<string, MakeFixture> = {
  publishCampaign: (w, site, make) => campaignAfter(w, site, make),
  deactivateCampaign: (w, site, make) => campaignAfter(w, site, make, 'publish'),
  unarchiveCampaign: (w, site, make) => campaignAfter(w, site, make, 'archive'),
}
