/** Who works in an account besides one, whether they have joined or are invited. */
import { eq } from 'drizzle-orm'
import { defineAllowance } from '../../platform/features/allowances/define.ts'
import { memberships } from '../memberships/table.ts'

export const managersAllowance = defineAllowance({
  name: 'managers',
  of: 'control',
  unit: 'things',
  used: async (db, { id }) => Math.max(0, (await db.$count(memberships, eq(memberships.account_id, id))) - 1),
})
