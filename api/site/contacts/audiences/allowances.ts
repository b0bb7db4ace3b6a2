/** Audiences are counted by site. */
import { defineAllowance } from '../../../platform/features/allowances/define.ts'
import { audiences } from './table.ts'

export const audiencesAllowance = defineAllowance({
  name: 'audiences',
  of: 'site',
  unit: 'things',
  used: db => db.$count(audiences),
})
