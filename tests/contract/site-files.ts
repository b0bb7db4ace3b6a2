/** A file of a site that is not here any more. */
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { exportSite } from '../../api/account/site-transfer/site-export.ts'
import { removeSite } from '../../api/account/sites/rules.ts'
import type { Fixture } from './fixtures.ts'
import { form } from './forms.ts'
import type { People } from './people.ts'

const passphrase = 'correct horse battery'

export async function siteFile(w: People): Promise<Fixture> {
  const site_id = await w.publishedSite(`Away ${w.next()}`)
  const path = join(w.folder, `${site_id}.site`)
  await exportSite(w.installation, site_id, { path, passphrase, move: false })
  await removeSite(w.installation, site_id)
  const bytes = await readFile(path)
  await rm(path)
  return form(['file', bytes], ['passphrase', passphrase])
}
