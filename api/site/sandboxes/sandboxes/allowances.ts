/** Sandboxes are counted by site: those of its owner and those that leads have, not those that wait in a pool. */
import { and, isNotNull, isNull, ne, or } from 'drizzle-orm'
import { defineAllowance } from '../../../platform/features/allowances/define.ts'
import { sandboxes } from './table.ts'

export const sandboxesAllowance = defineAllowance({
  name: 'sandboxes',
  of: 'site',
  unit: 'things',
  used: db =>
    db.$count(
      sandboxes,
      and(ne(sandboxes.machine_status, 'deleting'), or(isNull(sandboxes.source_id), isNotNull(sandboxes.taken_at))),
    ),
})
