/** Why somebody got an email, or did not. */
import { query } from '../../../platform/features/endpoint.ts'
import { checksOf, existingEmail, toDetail } from '../../email/emails/rules.ts'
import * as contract from './contract.ts'
import { explained } from './explanation.ts'

export const explainEmail = query(contract.explainEmail, async (db, { params }) => {
  const row = await existingEmail(db, params.email_id)
  return {
    email: await toDetail(db, row),
    ...(await explained(db, row)),
    checks: checksOf(row),
  }
})
