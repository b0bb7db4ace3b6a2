/** Sites are counted by account. */
import { and, eq, ne } from 'drizzle-orm'
import { defineAllowance } from '../../platform/features/allowances/define.ts'
import { sites } from './table.ts'

export const sitesAllowance = defineAllowance({
  name: 'sites',
  of: 'control',
  unit: 'things',
  used: (db, { id }) => db.$count(sites, and(eq(sites.account_id, id), ne(sites.status, 'removed'))),
})
