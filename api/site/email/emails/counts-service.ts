/** The endpoint on what the emails of a template came to. */
import { query } from '../../../platform/endpoint.ts'
import { existingTemplate } from '../templates/rules.ts'
import * as contract from './counts-contract.ts'
import { countsOfTemplate } from './store.ts'

export const getEmailCounts = query(contract.getEmailCounts, async (db, { params }) => {
  await existingTemplate(db, params.template_id)
  return countsOfTemplate(db, params.template_id)
})
