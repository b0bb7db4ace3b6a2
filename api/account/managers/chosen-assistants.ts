/** Which of the chosen assistants there are on the chosen sites, whose own databases know them. */
import type { Context } from '../../platform/features/context.ts'
import { invalid } from '../../platform/problem/problem.ts'
import { listSiteIds } from '../sites/rules.ts'
import { managerLimits } from './limits.ts'

interface AssistantChoice {
  assistant_ids?: readonly string[] | null | undefined
  site_ids?: readonly string[] | undefined
  all_sites?: boolean | undefined
}

/** Sites that are not the caller's hold none. */
export async function assistantsOn(
  { assistant_ids, site_ids = [], all_sites }: AssistantChoice,
  { installation, rights }: Pick<Context, 'installation' | 'rights'>,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  if (!assistant_ids || assistant_ids.length === 0 || all_sites) return found
  const { manager_assistants_sites_max: maximum } = managerLimits
  if (site_ids.length > maximum) throw invalid('/site_ids', 'too_many', { maximum })
  const { databases, connections } = installation
  const own = rights ? await databases.control.read(db => listSiteIds(db, rights)) : []
  for (const site_id of site_ids.filter(id => own.includes(id))) {
    const database = await databases.site(site_id)
    for (const { id } of await database.read(db => connections.namesOf(db, assistant_ids))) found.add(id)
  }
  return found
}
