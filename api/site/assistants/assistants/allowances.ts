/** Assistants are counted by site. */
import { defineAllowance } from '../../../platform/features/allowances/define.ts'
import { assistants } from './table.ts'

export const assistantsAllowance = defineAllowance({
  name: 'assistants',
  of: 'site',
  unit: 'things',
  used: db => db.$count(assistants),
})
