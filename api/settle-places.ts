/** At a start: whether what control says of the places of databases goes together with the settings. */
import { readySites } from './account/sites/rules.ts'
import { folder_place, forgetPlaces, placesOfSites } from './platform/database/recorded/site-places.ts'
import { siteExists } from './platform/database/site-file.ts'
import type { Installation } from './platform/features/context.ts'
import { Unavailable } from './platform/runtime/errors.ts'

export async function settlePlaces({ databases, config }: Pick<Installation, 'databases' | 'config'>): Promise<void> {
  const { control, recording } = databases
  const places = new Map((await control.read(placesOfSites)).map(({ site_id, place }) => [site_id, place]))
  // Everything is in the folder: where it was before says nothing any more.
  if (!recording && places.size > 0) await control.write(forgetPlaces)
  if (config.node_address === undefined) return
  const here = (await control.read(readySites)).filter(site_id => {
    const place = places.get(site_id)
    return place === folder_place || (place === undefined && siteExists(config.data_dir, site_id))
  })
  if (here.length === 0) return
  throw new Unavailable(
    `${here.length} sites are in a data folder alone (${here[0]}), where other nodes do not reach them. Start once without NODE_ADDRESS, until npm run move-database names a server for each.`,
  )
}
