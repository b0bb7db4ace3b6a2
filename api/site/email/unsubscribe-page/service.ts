/** The endpoints on the unsubscribe page. */
import { toInstantOrNull } from '../../../platform/clock.ts'
import { action, query } from '../../../platform/endpoint.ts'
import * as contract from './contract.ts'
import { unsubscribeTexts } from './rules.ts'
import { type PageRow, savePage } from './store.ts'

const toPage = ({ id: _id, updated_at, ...texts }: PageRow) => ({
  ...texts,
  updated_at: toInstantOrNull(updated_at === 0 ? null : updated_at),
})

export const getUnsubscribePage = query(contract.getUnsubscribePage, async (db, _input, { site }) =>
  toPage(await unsubscribeTexts(db, site.language)),
)

export const updateUnsubscribePage = action(
  contract.updateUnsubscribePage,
  async (tx, { body }, { site, now, ifMatch }) => {
    const row = await unsubscribeTexts(tx, site.language)
    ifMatch(row.version)
    const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
    const next: PageRow = { ...row, ...given, version: row.version + 1, updated_at: now() }
    await savePage(tx, next)
    return toPage(next)
  },
)
